import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {RequestError} from '../requestError';
import {engineOf} from '../testing/engines';
import {compileFilter} from './compileFilter';
import {parseFilters} from './parseFilters';

const engine = engineOf([
  {
    url: '/a',
    kind: 'guide',
    language: 'en',
    rank: 1,
    lines: [
      ['lvl1', 'A'],
      ['content', 'One.'],
    ],
  },
  {
    url: '/b',
    kind: 'command',
    language: 'en',
    version: ['1.0', 'OR it'],
    rank: 5,
    lines: [['lvl1', 'B']],
  },
  {url: '/c', kind: 'concept', language: 'de', rank: 9, lines: [['lvl1', 'C']]},
]);

it('refuses one condition too many at once, however many follow', () => {
  const text = (count: number) => Array.from({length: count}, () => 'kind:a').join(' OR ');
  expect(parseFilters(text(500))).toHaveLength(1);
  expect(() => parseFilters(text(501))).toThrow('filters may hold 500 conditions, found more');
});

it('makes each record once, however many conditions ask for its id', () => {
  const {nodes} = engine.store;
  let made = 0;
  const anchors = new Proxy(nodes.anchors, {
    get: (target, key) => {
      made += 1;
      return Reflect.get(target, key) as unknown;
    },
  });
  const text = Array.from({length: 100}, (_, id) => `objectID:${id}`).join(' OR ');
  const allows = compileFilter(parseFilters(text), {...engine.store, nodes: {...nodes, anchors}});
  expect([0, 1].map(allows)).toEqual([false, false]);
  expect(made).toBe(2);
});

/** Addresses of the pages with a record that the filter lets through. */
function pagesOf(filters: string): string {
  const {nodes} = engine.store;
  const allows = compileFilter(parseFilters(filters), engine.store);
  const pages = nodes.pages.filter(({first, end}) =>
    Array.from({length: end - first}, (_, at) => first + at).some(
      (node) => nodes.isRecord[node] === 1 && allows(node),
    ),
  );
  return pages.map(({url}) => url.slice(1)).join('');
}

describe('the grammar of filters', () => {
  it.each([
    ['', 'abc'],
    ['kind:guide', 'a'],
    ['kind:GUIDE', 'a'],
    ['kind : guide', 'a'],
    ['"kind:guide"', 'a'],
    ["kind:'guide'", 'a'],
    ['NOT kind:guide', 'bc'],
    ['kind:guide OR kind:command', 'ab'],
    ['language:en AND (kind:guide OR kind:concept)', 'a'],
    ['(kind:guide OR kind:concept) AND NOT language:en', 'c'],
    ['(language:en AND kind:guide) AND type:lvl1', 'a'],
    ['version:"OR it"', 'b'],
    ['version:1.0', 'b'],
    ['weight.pageRank > 1', 'bc'],
    ['weight.pageRank>=1 AND weight.pageRank!=5', 'ac'],
    ['weight.pageRank:1 TO 5', 'ab'],
    ['NOT weight.pageRank:1 TO 5', 'c'],
    ['weight.pageRank=5 OR weight.pageRank=9', 'bc'],
    ['type:content', 'a'],
    ['kind:guide<score=3>', 'a'],
    ['_tags:any', ''],
    ['any', ''],
    ['NOT any', 'abc'],
    ['colour:red', ''],
  ])('%s lets %s through', (filters, pages) => {
    expect(pagesOf(filters)).toBe(pages);
  });

  it.each([
    ['kind:', /expected a value of kind, found the end \(at character 6/],
    ['kind:guide kind:command', /expected AND, OR or the end, found "kind" \(at character 12/],
    ['kind:guide AND', /expected a condition such as language:en, found the end/],
    ['OR kind:guide', /expected a condition such as language:en, found "OR"/],
    ['(kind:guide', /expected AND, OR or a closing parenthesis, found the end/],
    ['kind:guide)', /expected AND, OR or the end, found "\)"/],
    ['NOT (kind:guide)', /NOT stands before one condition/],
    ['(kind:guide AND language:en) OR kind:command', /\(X AND Y\) OR Z is not allowed/],
    ['kind:guide AND language:en OR kind:command', /AND and OR are mixed/],
    ['kind:guide OR weight.pageRank>3', /conditions of different kinds/],
    ['weight.pageRank > many', /expected a number, found "many" \(at character 19/],
    ['weight.pageRank:a TO 3', /expected a number before TO, found "a"/],
    ['kind:"guide', /"\\"" begins no condition \(at character 6/],
    ['kind:guide and language:en', /expected AND, OR or the end, found "and"/],
  ])('%s is refused, saying where and why', (filters, message) => {
    expect(() => parseFilters(filters)).toThrow(
      expect.objectContaining({status: 400, message: expect.stringMatching(message) as string}),
    );
  });

  it('any text is read or refused, however long or deep', {timeout: 30_000}, () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'AND',
        'OR',
        'NOT',
        'TO',
        '(',
        ')',
        ':',
        '<',
        '!=',
        '"',
        "'",
        'kind',
        'guide',
      ),
      fc.constantFrom('<score=2>', '\\', ' ', '5', '-', 'weight.level', '\ud800', '"a b"'),
      fc.string({maxLength: 6}),
    );
    fc.assert(
      fc.property(fc.array(piece, {maxLength: 30}), fc.constantFrom('', ' '), (pieces, space) => {
        try {
          compileFilter(parseFilters(pieces.join(space)), engine.store)(0);
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
        }
      }),
      {numRuns: 20_000},
    );
    for (const text of [
      '('.repeat(50_000),
      '"'.repeat(50_000),
      'a'.repeat(50_000),
      '!'.repeat(50_000),
    ])
      expect(() => compileFilter(parseFilters(text), engine.store)).not.toThrow(RangeError);
  });
});
