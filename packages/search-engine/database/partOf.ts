import type {SynonymTable} from '../query/synonymTable';
import {Dictionary} from '../store/dictionary';
import type {NodeTable} from '../store/nodeTable';
import {gatherSections} from '../store/sectionTable';
import type {Size, Store} from '../store/store';
import {wordsOfTexts} from '../store/wordsOfTexts';

/** How the texts of a page lie, without the texts. Numbers of texts count from the first of the page. */
export interface Outline {
  /** Number of the first text in the whole index. */
  readonly first: number;
  /** −1 for none. */
  readonly title: number;
  readonly slugLength: number;
  readonly level: readonly number[];
  readonly parent: readonly number[];
  readonly address: readonly number[];
  /** Words. */
  readonly length: readonly number[];
  /** −1 for a text that is no record. */
  readonly class: readonly number[];
  /** 1 for a question. */
  readonly question: readonly number[];
  /** Anchors that are flags, by the number of their text. */
  readonly flags: Readonly<Record<string, string>>;
}

/** A page as the database gives it. */
export interface PageRow {
  readonly page: number;
  readonly rank: number;
  readonly length: number;
  readonly outline: Outline;
}

/** Where a word stands: each place as the number of a text in the whole index, and that of a word in it. */
export type Posting = readonly [term: string, places: readonly number[]];

/** A few pages of an index, as the engine ranks them. */
export interface Part {
  readonly store: Store;
  /** Numbers of the texts in the whole index. */
  readonly nodes: readonly number[];
  /** Class of each text; −1 for one that is no record. */
  readonly classes: readonly number[];
}

/** What parts of the same index have in common. */
export interface Common {
  readonly names: ReadonlySet<string>;
  readonly synonyms: SynonymTable;
  readonly size: Size;
}

const NO_FACETS = {language: '', version: '', docusaurus_tag: '', kind: 'guide'} as const;

/**
 * Puts pages together to a store that has everything by which records are ranked, and no texts.
 * @param terms - Words that the query may mean, sorted; others are not in the store.
 * @param pages - In the order of the index.
 */
export function partOf(
  terms: readonly string[],
  pages: readonly PageRow[],
  postings: readonly Posting[],
  {names, synonyms, size}: Common,
): Part {
  const outlines = pages.map(({outline}) => outline);
  const firsts: number[] = [];
  let count = 0;
  for (const {level} of outlines) {
    firsts.push(count);
    count += level.length;
  }
  const all = (pick: (outline: Outline) => readonly number[]) => outlines.flatMap(pick);
  const shifted = (pick: (outline: Outline) => readonly number[]) =>
    outlines.flatMap((outline, at) =>
      pick(outline).map((value) => (value < 0 ? -1 : value + firsts[at]!)),
    );
  const nodes = outlines.flatMap(({first, level}) => level.map((_, at) => first + at));
  const classes = all((outline) => outline.class);
  const anchors = Array.from({length: count}, () => '');
  outlines.forEach(({flags}, at) => {
    for (const [node, anchor] of Object.entries(flags))
      anchors[firsts[at]! + Number(node)] = anchor;
  });
  const {words, dictionary} = wordsOf(
    terms,
    postings,
    new Map(nodes.map((node, at) => [node, at])),
  );
  const length = Uint16Array.from(all((outline) => outline.length));
  const table: NodeTable = {
    count,
    pages: pages.map(({rank, outline: {level}}, at) => ({
      url: '',
      facets: NO_FACETS,
      facetSet: 0,
      rank,
      first: firsts[at]!,
      end: firsts[at]! + level.length,
    })),
    page: Uint32Array.from(outlines.flatMap(({level}, at) => level.map(() => at))),
    level: Uint8Array.from(all(({level}) => level)),
    parent: Int32Array.from(shifted(({parent}) => parent)),
    isRecord: Uint8Array.from(classes, (one) => (one < 0 ? 0 : 1)),
    isQuestion: Uint8Array.from(all(({question}) => question)),
    address: Uint32Array.from(shifted(({address}) => address)),
    position: new Uint32Array(count),
    texts: [],
    anchors,
    ids: {},
  };
  const store: Store = {
    nodes: table,
    words: {...words, length},
    sections: gatherSections(table, {length}),
    dictionary,
    wordsOfText: wordsOfTexts(dictionary, names),
    synonyms,
    names,
    titles: Int32Array.from(outlines, ({title}, at) => (title < 0 ? -1 : title + firsts[at]!)),
    slugLength: Uint8Array.from(outlines, ({slugLength}) => slugLength),
    pageLength: Float32Array.from(pages, ({length}) => length),
    whole: size,
  };
  return {store, nodes, classes};
}

/** The places of each word, as flat lists. */
function wordsOf(
  terms: readonly string[],
  postings: readonly Posting[],
  placeOf: ReadonlyMap<number, number>,
): {words: Omit<Store['words'], 'length'>; dictionary: Dictionary} {
  const dictionary = new Dictionary(terms);
  const found: [node: number, position: number][][] = terms.map(() => []);
  for (const [term, places] of postings) {
    const own = found[dictionary.exact(term)]!;
    for (let at = 0; at < places.length; at += 2)
      own.push([placeOf.get(places[at]!)!, places[at + 1]!]);
  }
  const flat = found.flat();
  const start = new Uint32Array(terms.length + 1);
  found.forEach((places, id) => (start[id + 1] = start[id]! + places.length));
  return {
    words: {
      terms,
      start,
      node: Uint32Array.from(flat, ([node]) => node),
      position: Uint16Array.from(flat, ([, position]) => position),
    },
    dictionary,
  };
}
