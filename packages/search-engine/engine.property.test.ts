import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildIndex, loadIndex, type Hit} from '.';
import {recordsOf} from './testing/records';
import {eachWord} from './text/eachWord';
import {fold} from './text/fold';
import {stem} from './text/stem';

const records = recordsOf([
  {
    url: '/install',
    category: 'Guides',
    lines: [
      ['lvl1', 'Install the command line'],
      ['content', 'Pick Homebrew, WinGet or an archive; café owners too.'],
      ['lvl2', 'Check <b>that</b> it "worked" & go on', 'check'],
      ['content', 'thv version prints <script>alert(1)</script> & the platform.'],
      ['content', 'Set TOOLHIVE_DOCKER_SOCKET when no container runtime is found.', 'runtime'],
    ],
  },
  {
    url: '/run',
    kind: 'command',
    version: ['1.0', 'latest'],
    lines: [
      ['lvl1', 'thv run'],
      ['content', 'Starts a server in a container and a proxy in front of it.'],
      ['lvl5', '--target-port', '--target-port'],
      ['content', 'Port the server listens on inside the container.'],
      ['lvl5', '--permission-profile', '--permission-profile'],
      ['content', 'What the container may read, write and reach: none, network, or a file.'],
    ],
  },
  {
    url: '/kubernetes',
    kind: 'concept',
    version: '1.0',
    lines: [
      ['lvl1', 'ToolHive in Kubernetes'],
      ['lvl2', 'Servers and secrets', 'secrets'],
      ['content', 'Each MCPServer gets a StatefulSet; podTemplateSpec changes its pods.'],
      ['content', 'Secrets are read from the namespace /api/v1/secrets.', 'namespace'],
    ],
  },
]);
const synonyms = {
  groups: [
    ['kubernetes', 'k8s'],
    ['secret', 'credential'],
  ],
  oneWay: {launch: ['start']},
  names: ['ToolHive'],
};
const engine = loadIndex(buildIndex(records, {synonyms}));

const vocabulary = records.flatMap(({content, hierarchy, type}) =>
  (content ?? hierarchy[type as 'lvl1'] ?? '').split(/\s+/),
);
const typo = fc
  .tuple(fc.constantFrom(...vocabulary), fc.nat(), fc.constantFrom('', 'x', 'qq'))
  .map(
    ([word, at, by]) =>
      word.slice(0, at % (word.length + 1)) + by + word.slice((at % (word.length + 1)) + 1),
  );
const anyText = fc.oneof(
  fc.string({unit: 'binary', maxLength: 40}),
  fc.string({unit: 'grapheme', maxLength: 20}),
  fc.constantFrom('"', '-', '--', '<mark>', '\ud800', '%', 'k8s', 'launch', 'how do I'),
);
const word = fc.oneof(fc.constantFrom(...vocabulary), typo, anyText);
const query = fc.array(word, {maxLength: 6}).map((words) => words.join(' '));
const filter = fc.constantFrom(
  'kind:guide',
  'kind:command',
  '-kind:concept',
  'version:1.0',
  'version:latest',
  'language:en',
  'language:de',
  'type:content',
  'colour:red',
);

const idsOf = (hits: readonly Hit[]): string[] => hits.map(({objectID}) => objectID);

describe('for any query', {timeout: 60_000}, () => {
  it('an answer comes, never an error', () => {
    fc.assert(
      fc.property(query, fc.boolean(), (text, advancedSyntax) => {
        const {hits, nbHits} = engine.search({
          query: text,
          advancedSyntax,
          attributesToSnippet: ['*:3'],
        });
        expect(hits.length).toBe(Math.min(20, nbHits));
        engine.suggest(text);
      }),
      {numRuns: 300},
    );
  });

  it('every hit holds a word of the query, a near miss of one, or another way to say it', () => {
    fc.assert(
      fc.property(query, (text) => {
        const asked = wordsOf(text);
        // Read as text: what only excludes words ("-audit") is answered with all the rest.
        for (const hit of engine.search({query: text, optionalWords: text, advancedSyntax: false})
          .hits) {
          const held = wordsOf(
            [...Object.values(hit.hierarchy ?? {}), hit.content, hit.url_without_anchor].join(' '),
          );
          const related =
            asked.length === 0 || asked.some((one) => held.some((other) => isNear(one, other)));
          if (!related)
            throw new Error(
              `${hit.url} answers ${JSON.stringify(text)}: asked ${asked.join(' ')}, holds ${held.join(' ')}`,
            );
        }
      }),
      {numRuns: 300},
    );
  });

  it('paging neither loses nor repeats a hit', () => {
    fc.assert(
      fc.property(
        query,
        fc.integer({min: 1, max: 4}),
        fc.constantFrom('url', 'page', false),
        (text, hitsPerPage, distinct) => {
          const all = engine.search({query: text, hitsPerPage: 1000, distinct: distinct as 'url'});
          const pages = Array.from(
            {length: all.nbHits},
            (_, page) =>
              engine.search({query: text, page, hitsPerPage, distinct: distinct as 'url'}).hits,
          );
          expect(pages.flatMap(idsOf)).toEqual(idsOf(all.hits));
          expect(new Set(idsOf(all.hits)).size).toBe(all.nbHits);
        },
      ),
    );
  });

  it('a filter only takes hits away', () => {
    fc.assert(
      fc.property(
        query,
        fc.array(fc.oneof(filter, fc.array(filter, {maxLength: 3})), {maxLength: 3}),
        (text, facetFilters) => {
          const all = new Set(
            idsOf(engine.search({query: text, distinct: false, hitsPerPage: 1000}).hits),
          );
          const narrowed = engine.search({
            query: text,
            distinct: false,
            hitsPerPage: 1000,
            facetFilters,
          });
          expect(idsOf(narrowed.hits).filter((id) => !all.has(id))).toEqual([]);
          expect(
            engine.search({
              query: text,
              distinct: false,
              hitsPerPage: 1000,
              facetFilters: [...facetFilters, 'kind:guide'],
            }).nbHits,
          ).toBeLessThanOrEqual(narrowed.nbHits);
        },
      ),
    );
  });

  it('a highlight is the text with nothing added but the tags', () => {
    fc.assert(
      fc.property(query, fc.integer({min: 1, max: 8}), (text, size) => {
        const request = {
          query: text,
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          attributesToSnippet: [`content:${size}`],
          snippetEllipsisText: '…',
        };
        for (const hit of engine.search(request).hits) {
          const content = hit._highlightResult.content?.value;
          if (content !== undefined) expect(plain(content)).toBe(hit.content);
          for (const [level, marked] of Object.entries(hit._highlightResult.hierarchy ?? {}))
            expect(plain(marked.value)).toBe(hit.hierarchy?.[level as 'lvl1']);
          const snippet = hit._snippetResult?.content?.value;
          if (snippet !== undefined)
            expect(hit.content).toContain(plain(snippet).replace(/^…|…$/g, ''));
        }
      }),
      {numRuns: 300},
    );
  });

  it('a suggested query has hits', () => {
    fc.assert(
      fc.property(query, (text) => {
        for (const suggestion of engine.suggest(text))
          expect(engine.search({query: suggestion}).nbHits).toBeGreaterThan(0);
      }),
    );
  });
});

/** Takes the tags out, insists that no other markup is left, and undoes the escaping. */
function plain(value: string): string {
  const text = value.replaceAll(/<mark>|<\/mark>/g, '');
  expect(text).not.toMatch(/[<>"']/);
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (term) => void words.push(fold(term)), new Set(['toolhive']));
  return words.flatMap((one, at) => [one, `${one}${words[at + 1] ?? ''}`]);
}

const known = [...new Set(wordsOf(vocabulary.join(' ')))];
const synonymous = [
  ['kubernetes', 'k8s'],
  ['secret', 'credential'],
  ['launch', 'start'],
].map((group) => group.map(stem));
const nearStems = new Map<string, Set<string>>();

/** The promise in other words than the engine's: equal, begun, inflected, mistyped or synonymous. */
function isNear(asked: string, held: string): boolean {
  if (
    held.startsWith(asked) ||
    synonymous.some((group) => group.includes(stem(asked)) && group.includes(stem(held)))
  )
    return true;
  let near = nearStems.get(asked);
  if (!near)
    nearStems.set(
      asked,
      (near = new Set([asked, ...known.filter((word) => isMistyped(asked, word))].map(stem))),
    );
  return near.has(stem(held));
}

/** True when `asked` is the word, or a beginning of it, with no more errors than its length allows. */
function isMistyped(asked: string, word: string): boolean {
  const allowed = /\p{N}/u.test(asked) || asked.length < 3 ? 0 : asked.length < 7 ? 1 : 2;
  const lengths = Array.from({length: 2 * allowed + 1}, (_, at) => asked.length - allowed + at);
  return lengths.some(
    (length) => length <= word.length && distance(asked, word.slice(0, length)) <= allowed,
  );
}

/** Damerau–Levenshtein distance with swaps of neighbours. */
function distance(a: string, b: string): number {
  const rows = Array.from({length: a.length + 1}, (_, row) =>
    Array.from({length: b.length + 1}, (_, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  );
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, rows[row - 2]![column - 2]! + 1);
      rows[row]![column] = least;
    }
  }
  return rows[a.length]![b.length]!;
}
