import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {groupByPage} from '../../hits/groupByPage';
import {hitView} from '../../hits/hitView';
import {readResult} from './readResult';

const HIT = {
  objectID: 'one',
  type: 'lvl1',
  kind: 'guide',
  url: '/guide',
  hierarchy: {lvl0: 'Guides', lvl1: 'Run', lvl2: null},
  _highlightResult: {hierarchy: {lvl1: {value: '<mark>Run</mark>', matchLevel: 'full'}}},
};

describe('a result of a search host', () => {
  it('keeps what the protocol has', () => {
    const result = readResult({
      hits: [HIT],
      nbHits: 7,
      page: 1,
      index: 'docs',
      queryID: 'q',
      facets: {kind: {guide: 3, api: 'many'}, odd: 7},
    });
    expect(result).toMatchObject({
      nbHits: 7,
      page: 1,
      index: 'docs',
      queryID: 'q',
      facets: {kind: {guide: 3}},
    });
    expect(result?.hits.map(hitView)).toMatchObject([
      {id: 'one', url: '/guide', title: [{text: 'Run', marked: true}], crumbs: ['Guides']},
    ]);
  });

  it.for([undefined, null, 3, 'text', [], {}, {hits: null}, {hits: {length: 3}}])(
    'is none without a list of hits: %j',
    (value) => {
      expect(readResult(value)).toBeUndefined();
    },
  );

  it('leaves out hits that are none', () => {
    const hits = [null, 3, 'text', [], {}, {objectID: null}, {objectID: {}}, HIT, {objectID: 4}];
    expect(readResult({hits})?.hits.map(({objectID}) => objectID)).toEqual(['one', '4']);
  });

  it('leaves out fields of another form', () => {
    const odd = {
      objectID: 'odd',
      url: 3,
      type: {},
      kind: ['guide'],
      summary: {},
      hierarchy: {lvl0: {}, lvl1: 4, lvl2: 'Here'},
      _highlightResult: {hierarchy: {lvl2: {value: null}}, content: 'text'},
      _snippetResult: 7,
    };
    expect(readResult({hits: [odd], nbHits: 'many'})).toMatchObject({
      nbHits: 1,
      hits: [{objectID: 'odd', hierarchy: {lvl2: 'Here'}, _highlightResult: {hierarchy: {}}}],
    });
  });

  it('has no more hits than were asked for, and no text longer than 2,000 letters', () => {
    const hits = Array.from({length: 20_000}, (_, at) => ({...HIT, objectID: `hit ${at}`}));
    expect(readResult({hits}, 20)?.hits).toHaveLength(20);
    expect(readResult({hits})?.hits).toHaveLength(1000);
    const [long] = readResult({hits: [{...HIT, url: 'x'.repeat(1e6)}]})?.hits ?? [];
    expect(long?.url).toHaveLength(2000);
  });

  it('can be shown, whatever a host sends', () => {
    const part = fc.anything({maxDepth: 2});
    const anyHit = fc.record(
      {
        objectID: fc.oneof(fc.string(), part),
        url: part,
        type: fc.oneof(fc.constantFrom('lvl1', 'lvl2', 'content'), part),
        kind: part,
        summary: part,
        hierarchy: fc.oneof(fc.record({lvl0: part, lvl1: part}), part),
        _highlightResult: fc.oneof(fc.record({hierarchy: part, content: part}), part),
        _snippetResult: part,
      },
      {requiredKeys: ['objectID']},
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(anyHit, part)), part, (hits, nbHits) => {
        const result = readResult({hits, nbHits});
        for (const group of groupByPage((result?.hits ?? []).map(hitView)))
          for (const {title, crumbs, snippet, url, id} of group.hits)
            for (const text of [
              id,
              url,
              ...crumbs,
              ...[...title, ...(snippet ?? [])].map((segment) => segment.text),
            ])
              expect(typeof text).toBe('string');
      }),
      {numRuns: 2000},
    );
    // Seconds on a machine that does something else as well.
  }, 30_000);
});
