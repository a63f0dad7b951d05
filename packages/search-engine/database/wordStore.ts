import type {QueryWord} from '../query/parseQuery';
import {excludedForms, resolveQuery, type Needle} from '../query/resolveQuery';
import type {Variant} from '../query/variants';
import type {CompleteRequest} from '../readRequest';
import {Dictionary} from '../store/dictionary';
import type {Store} from '../store/store';
import type {Common} from './partOf';
import {queryOf} from './textQuery';

/** A query looked up in the words of an index. */
export interface ResolvedWords {
  /** Every word that the query may mean, sorted; variants name them by their place. */
  readonly terms: readonly string[];
  readonly needles: readonly Pick<
    Needle,
    'word' | 'variants' | 'required' | 'optional' | 'isWhole'
  >[];
  /** What a hit must not hold. */
  readonly excluded: readonly {readonly word: QueryWord; readonly variants: readonly Variant[]}[];
}

/** What reading a query takes of a store. */
export type WordStore = Pick<Store, 'words' | 'dictionary' | 'synonyms' | 'names'>;

/** Places that a run of words may take up. */
const RUN = 64;

/**
 * Found words as if they were all of an index, in one text. How often each stands there is right; where it stands matters for runs
 * only: these stand side by side.
 */
export function storeOf(
  found: ReadonlyMap<string, number>,
  {names, synonyms}: Common,
  runs: readonly (readonly string[])[] = [],
): WordStore {
  const terms = [...found.keys()].sort();
  const dictionary = new Dictionary(terms);
  const positions = terms.map((): number[] => []);
  runs.forEach((run, number) =>
    run.forEach((term, at) => positions[dictionary.exact(term)]!.push((number + 1) * RUN + at)),
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
      start,
      position,
      node: new Uint32Array(position.length),
      length: Uint16Array.of(0),
    },
    dictionary,
    synonyms,
    names,
  };
}

/** Reads a query with the words that were found. */
export function readWords(
  words: WordStore,
  {query, advancedSyntax, optionalWords, words: how}: CompleteRequest,
  excluded: readonly QueryWord[],
): ResolvedWords {
  const store = {...words, nodes: {count: 1, level: Uint8Array.of(0)}} as unknown as Store;
  const {needles} = resolveQuery(query, store, {advancedSyntax, optionalWords, words: how});
  return {
    terms: words.words.terms,
    needles,
    excluded: excluded.map((word) => ({
      word,
      variants: excludedForms(word, store, how),
    })),
  };
}

/** Every word that a query may mean. */
export function meantTerms({terms, needles, excluded}: ResolvedWords): string[] {
  const meant = [...needles, ...excluded].flatMap(({variants}) => variants);
  return [...new Set(meant.flatMap(({words}) => words.flat()))].map((id) => terms[id]!);
}

/** A way in which a word of a query may stand in a text. */
export interface Way {
  /** Number of the word; −1 for one that a hit must not hold. */
  readonly word: number;
  readonly form: number;
}

/** All ways, by single words and by words side by side. */
export function waysOf({terms, needles, excluded}: ResolvedWords): {
  readonly single: readonly (Way & {readonly term: string})[];
  readonly runs: readonly (Way & {readonly query: string})[];
} {
  const ways = [
    ...needles.flatMap(({word, variants}, at) => variants.map((way) => ({at, word, way}))),
    ...excluded.flatMap(({word, variants}) => variants.map((way) => ({at: -1, word, way}))),
  ];
  return {
    single: ways.flatMap(({at, way: {form, words}}) =>
      words.length > 1 ? [] : words[0]!.map((id) => ({word: at, form, term: terms[id]!})),
    ),
    runs: ways
      .filter(({way}) => way.words.length > 1)
      .map(({at, word, way}) => ({word: at, form: way.form, query: queryOf(way, word, terms)})),
  };
}
