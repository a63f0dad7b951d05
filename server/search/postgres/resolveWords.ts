import {stem, RequestError} from '@toolhive-docs/search-engine';
import {
  lookUps,
  parseQuery,
  queryOf,
  RARE_WORD,
  readWords,
  storeOf,
  variantsOf,
  type Common,
  type CompleteRequest,
  type QueryWord,
  type ResolvedWords,
  type WordStore,
  meets,
  worthOf,
  type About,
} from '@toolhive-docs/search-engine/parts';
import type {ClientBase} from 'pg';
import type {PageSearch} from './findPages';
import {onlyRow} from './onlyRow';

/** More than any character. */
const LAST = '\u{10ffff}';

/** Words that look like the typed one and are then counted letter by letter. Source: ours; nearly all judged queries come out as from the index in memory. */
const LIKE = 100;

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
async function resolveWords(
  client: ClientBase,
  version: number,
  asked: CompleteRequest,
  common: Common,
): Promise<ResolvedWords> {
  const parsed = parseQuery(asked.query, common.names, asked.advancedSyntax);
  if (parsed.words.length + parsed.excluded.length === 0)
    return {terms: [], needles: [], excluded: []};
  const named = new Set(parsed.words.map(({term}) => term));
  // Whether a name is taken apart depends on where it stands, also when only `optionalWords` holds it.
  const names = parseQuery(asked.optionalWords, common.names, false).words.filter(
    ({kind, term}) => kind === 'compound' && !named.has(term),
  );
  const wanted = [...parsed.words, ...names];
  const found = new Map(
    await find(client, version, [...wanted, ...parsed.excluded], asked, common),
  );
  if (asked.words.typos !== 'none') {
    const rare = wanted.filter(
      (word) => word.kind !== 'phrase' && placesOf(word, found) <= RARE_WORD,
    );
    if (rare.length > 0)
      for (const [term, places] of await findLike(client, version, rare)) found.set(term, places);
  }
  const store = storeOf(found, common);
  const runs = await findRuns(client, version, wanted, asked, store);
  return readWords(
    runs.length === 0 ? store : storeOf(found, common, runs),
    asked,
    parsed.excluded,
  );
}

async function find(
  client: ClientBase,
  version: number,
  words: readonly QueryWord[],
  {words: how}: CompleteRequest,
  {synonyms}: Common,
): Promise<Words> {
  const {typed, others, joined, swapped} = lookUps(words, synonyms);
  const begun = words
    .filter(({last, kind}) => kind !== 'phrase' && (how.beginnings === 'all' || last))
    .flatMap(({term, parts: of}) => [term, of.at(-1) ?? term]);
  const stems = [...new Set([...typed, ...others].map(stem))];
  const values = [
    version,
    [...typed, ...joined, ...swapped],
    stems,
    how.beginnings === 'none' ? [] : [...new Set(begun)],
    LAST,
  ];
  return (await onlyRow<{words: Words}>(client, {...FIND, values})).words;
}

async function findLike(
  client: ClientBase,
  version: number,
  words: readonly QueryWord[],
): Promise<Words> {
  const terms = words.map(({term}) => term);
  const begun = words.filter(({last}) => last).map(({term}) => term);
  const values = [version, terms, begun, LIKE];
  return (await onlyRow<{words: Words}>(client, {...FIND_LIKE, values})).words;
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
    .map(({variant}) => variant.words.flatMap((ids) => terms[ids[0] ?? -1] ?? []));
}

/** A version of the index and what servers know of it. */
export interface Version extends Common {
  readonly version: number;
  readonly about: About;
}

/** Reads a search with the words of a version. @throws RequestError (400) for what an index in a database cannot obey. */
export async function pageSearch(
  client: ClientBase,
  version: Version,
  asked: CompleteRequest,
): Promise<PageSearch> {
  refuseUnable(asked);
  const {about} = version;
  return {
    version: version.version,
    asked,
    words: await resolveWords(client, version.version, asked, version),
    allowed: meets(asked.filter, about.classes),
    worth: worthOf(asked.optionalFilter, asked.sumsScores, about.classes),
  };
}

function refuseUnable({words: {typos}}: CompleteRequest): void {
  if (typos === 'fewest' || typos === 'few')
    throw new RequestError(
      'typoTolerance may be true or false where the index is in PostgreSQL: hits are not counted by their errors there',
    );
}
