import {stem} from '@toolhive-docs/search-engine';
import {
  Dictionary,
  parseQuery,
  RARE_WORD,
  resolveQuery,
  searchedLevels,
  variantsOf,
  type CompleteRequest,
  type Needle,
  type QueryWord,
  type Store,
  type Variant,
} from '@toolhive-docs/search-engine/parts';
import type {ClientBase} from 'pg';
import type {Common} from './partOf';
import {queryOf} from './textQuery';

/** A query looked up in the words of an index. */
export interface ResolvedWords {
  /** Every word that the query may mean, sorted; variants name them by their place. */
  readonly terms: readonly string[];
  readonly needles: readonly Pick<Needle, 'word' | 'variants' | 'required' | 'optional'>[];
  /** What a hit must not hold. */
  readonly excluded: readonly {readonly word: QueryWord; readonly variants: readonly Variant[]}[];
}

/** More than any character. */
const LAST = '\u{10ffff}';

/** Words that look like the typed one and are then counted letter by letter. Source: every misspelt word of the judged queries is among them. */
const LIKE = 100;

/** Longest word whose swapped letters are looked up: longer ones are found by what they have in common. */
const MAX_SWAPPED = 8;

type Words = readonly (readonly [term: string, places: number])[];

const FIND = {
  name: 'docs-search-words',
  text: `SELECT coalesce(json_agg(json_build_array(term, places)), '[]') AS words FROM (
      SELECT term, places FROM docs_search_words WHERE version = $1 AND term = ANY ($2::text[])
      UNION
      SELECT term, places FROM docs_search_words WHERE version = $1 AND stem = ANY ($3::text[])
      UNION
      SELECT w.term, w.places FROM unnest($4::text[]) AS b (begun)
        JOIN docs_search_words w ON w.version = $1 AND w.term >= b.begun COLLATE "C" AND w.term < b.begun || $5 COLLATE "C"
    ) found`,
};

// Words that share the most groups of three letters with the typed one, or with whose beginning it does; and their other forms.
const FIND_LIKE = {
  name: 'docs-search-like',
  text: `SELECT coalesce(json_agg(json_build_array(term, places)), '[]') AS words FROM (
      SELECT w.term, w.places FROM docs_search_words w WHERE w.version = $1 AND w.stem IN (
        SELECT near.stem FROM unnest($2::text[]) AS t (typed) CROSS JOIN LATERAL (
          SELECT stem FROM docs_search_words WHERE version = $1 ORDER BY term <-> t.typed LIMIT $4) near
        UNION
        SELECT near.stem FROM unnest($3::text[]) AS t (typed) CROSS JOIN LATERAL (
          SELECT stem FROM docs_search_words WHERE version = $1 ORDER BY t.typed <<-> term LIMIT $4) near
      )
    ) found`,
};

const FIND_RUNS = {
  name: 'docs-search-runs',
  text: `SELECT EXISTS (SELECT FROM docs_search_texts WHERE version = $1 AND words @@ r.query) AS stands
    FROM unnest($2::tsquery[]) WITH ORDINALITY AS r (query, place) ORDER BY place`,
};

/**
 * Finds in the database which words a query may mean, and reads the query with them as the engine does. Only words that are rare or
 * unknown are compared with those that look like them.
 */
export async function resolveWords(
  client: ClientBase,
  version: number,
  asked: CompleteRequest,
  common: Common,
): Promise<ResolvedWords> {
  const parsed = parseQuery(asked.query, common.names, asked.advancedSyntax);
  const words = [...parsed.words, ...parsed.excluded];
  if (words.length === 0) return {terms: [], needles: [], excluded: []};
  const found = new Map(await find(client, version, words, asked, common));
  if (asked.words.typos !== 'none') {
    const rare = words.filter(
      (word) => word.kind !== 'phrase' && placesOf(word, found) <= RARE_WORD,
    );
    if (rare.length > 0)
      for (const [term, places] of await findLike(client, version, rare)) found.set(term, places);
  }
  const store = storeOf(found, common);
  const runs = await findRuns(client, version, parsed.words, asked, store);
  return read(runs.length === 0 ? store : storeOf(found, common, runs), asked, parsed.excluded);
}

async function find(
  client: ClientBase,
  version: number,
  words: readonly QueryWord[],
  {words: how}: CompleteRequest,
  {synonyms}: Common,
): Promise<Words> {
  const typed = [...new Set(words.flatMap(({term, parts}) => [term, ...parts]))];
  const parts = words.flatMap((word) => word.parts);
  const runs = parts.flatMap((_, from) =>
    Array.from({length: Math.min(synonyms.longest, parts.length - from)}, (_, more) =>
      parts.slice(from, from + more + 1),
    ),
  );
  const others = runs.flatMap((run) => synonyms.of(run)).flat();
  const joined = parts.slice(1).map((part, at) => parts[at]! + part);
  const begun = words
    .filter(({last, kind}) => kind !== 'phrase' && (how.beginnings === 'all' || last))
    .flatMap(({term, parts: of}) => [term, of.at(-1) ?? term]);
  const stems = [...new Set([...typed, ...others].map(stem))];
  const values = [
    version,
    [...typed, ...joined, ...typed.flatMap(swapped)],
    stems,
    how.beginnings === 'none' ? [] : [...new Set(begun)],
    LAST,
  ];
  const {rows} = await client.query<{words: Words}>({...FIND, values});
  return rows[0]?.words ?? [];
}

async function findLike(
  client: ClientBase,
  version: number,
  words: readonly QueryWord[],
): Promise<Words> {
  const terms = words.map(({term}) => term);
  const begun = words.filter(({last}) => last).map(({term}) => term);
  const {rows} = await client.query<{words: Words}>({
    ...FIND_LIKE,
    values: [version, terms, begun, LIKE],
  });
  return rows[0]?.words ?? [];
}

/** The word with two neighbouring letters swapped, in each way. */
function swapped(word: string): string[] {
  if (word.length > MAX_SWAPPED) return [];
  return Array.from(
    {length: Math.max(0, word.length - 1)},
    (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
  );
}

/** Places of a word and of its forms. */
function placesOf({term, last}: QueryWord, found: ReadonlyMap<string, number>): number {
  const family = stem(term);
  let sum = 0;
  for (const [other, places] of found)
    if (other === term || stem(other) === family || (last && other.startsWith(term))) sum += places;
  return sum;
}

/** Runs of words that stand for compound names of the query and that some text holds. */
async function findRuns(
  client: ClientBase,
  version: number,
  words: readonly QueryWord[],
  {words: how}: CompleteRequest,
  store: WordStore,
): Promise<string[][]> {
  const {terms} = store.words;
  const runs = words
    .filter(({kind}) => kind === 'compound')
    .flatMap((word) =>
      variantsOf(word, store, how)
        .filter((variant) => variant.words.length > 1)
        .map((variant) => ({word, variant})),
    );
  if (runs.length === 0) return [];
  const {rows} = await client.query<{stands: boolean}>({
    ...FIND_RUNS,
    values: [version, runs.map(({word, variant}) => queryOf(variant, word, terms))],
  });
  return runs
    .filter((_, at) => rows[at]?.stands === true)
    .map(({variant}) => variant.words.map((ids) => terms[ids[0]!]!));
}

/** What reading a query takes of a store. */
type WordStore = Pick<Store, 'words' | 'dictionary' | 'synonyms' | 'names'>;

/** Places that a run of words may take up. */
const RUN = 64;

/**
 * Found words as if they were all of an index, in one text. How often each stands there is right; where it stands matters for runs
 * only: these stand side by side.
 */
function storeOf(
  found: ReadonlyMap<string, number>,
  {names, synonyms}: Common,
  runs: readonly (readonly string[])[] = [],
): WordStore {
  const terms = [...found.keys()].sort();
  const idOf = new Map(terms.map((term, id) => [term, id]));
  const positions = terms.map((): number[] => []);
  runs.forEach((run, number) =>
    run.forEach((term, at) => positions[idOf.get(term)!]!.push((number + 1) * RUN + at)),
  );
  const start = new Uint32Array(terms.length + 1);
  terms.forEach(
    (term, id) => (start[id + 1] = start[id]! + Math.max(found.get(term)!, positions[id]!.length)),
  );
  const position = new Uint16Array(start.at(-1)!);
  positions.forEach((own, id) => position.set(own, start[id]));
  return {
    words: {
      terms,
      idOf,
      start,
      position,
      node: new Uint32Array(position.length),
      length: Uint16Array.of(0),
    },
    dictionary: new Dictionary(terms, idOf),
    synonyms,
    names,
  };
}

function read(
  words: WordStore,
  {query, advancedSyntax, optionalWords, words: how, searchable}: CompleteRequest,
  excluded: readonly QueryWord[],
): ResolvedWords {
  const store = {...words, nodes: {count: 1, level: Uint8Array.of(0)}} as unknown as Store;
  const {needles} = resolveQuery(query, store, {
    advanced: advancedSyntax,
    optionalWords,
    words: how,
    searches: searchedLevels(searchable) && (() => true),
  });
  return {
    terms: words.words.terms,
    needles,
    excluded: excluded.map((word) => ({
      word,
      variants: variantsOf({...word, last: false}, store, how),
    })),
  };
}
