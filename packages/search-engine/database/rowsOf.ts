import {tellingWords} from '../relatedPages';
import {recordOf} from '../result/recordOf';
import {summaryOf} from '../result/summaryOf';
import type {IndexFile} from '../store/indexFile';
import {Interned} from '../store/Interned';
import {openStore, type Store} from '../store/store';
import {stem} from '../text/stem';
import type {RecordClass} from './classes';
import type {Outline} from './partOf';
import {quoted} from './textQuery';

/** What is true of a whole version; servers read it once. */
export interface About {
  readonly synonyms: IndexFile['synonyms'];
  readonly pages: number;
  readonly texts: number;
  readonly records: number;
  readonly classes: readonly RecordClass[];
}

/** Rows of a version by their table; the column `version` is missing in each. */
export interface Rows {
  readonly about: About;
  readonly words: readonly object[];
  readonly pages: readonly object[];
  readonly mentions: readonly object[];
  readonly texts: readonly object[];
}

/** Takes an index file apart into the rows of a database. */
export function rowsOf(file: IndexFile): Rows {
  const store = openStore(file);
  const {nodes} = store;
  const classes = new Interned<RecordClass>();
  const classOf = Array.from(nodes.isRecord, (isRecord, node) => {
    const {facets, rank} = nodes.pages[nodes.page[node]!]!;
    return isRecord === 1 ? classes.indexOf({facets, level: nodes.level[node]!, rank}) : null;
  });
  const vectors = vectorsOf(store);
  const texts = Array.from({length: nodes.count}, (_, node) => {
    const above = recordAbove(node, nodes);
    const record = classOf[node] === null ? null : recordOf(node, store);
    return {
      node,
      until: untilOf(node, store),
      page: nodes.page[node]!,
      address: nodes.address[node]!,
      level: nodes.level[node]!,
      class: classOf[node] ?? null,
      above: above ?? null,
      parent_class: above === undefined ? null : (classOf[above] ?? null),
      words: vectors[node]!,
      object_id: record?.objectID ?? null,
      record,
      summary: record === null ? null : (summaryOf(node, store) ?? null),
    };
  });
  return {
    about: {
      synonyms: file.synonyms,
      pages: nodes.pages.length,
      texts: nodes.count,
      records: texts.filter(({record}) => record !== null).length,
      classes: classes.values,
    },
    words: store.words.terms.map((term, id) => ({
      term,
      stem: stem(term),
      places: store.words.start[id + 1]! - store.words.start[id]!,
    })),
    pages: nodes.pages.map(({url, rank}, page) => ({
      page,
      url,
      rank,
      length: store.pageLength[page]!,
      outline: outlineOf(page, store, classOf),
      telling: tellingWords(page, store).map(({id, worth}) => [store.words.terms[id]!, worth]),
    })),
    mentions: store.words.terms.flatMap((term, id) => mentionsOf(term, id, store, texts)),
    texts,
  };
}

/** What the rows of words repeat of the rows of texts. */
interface TextRow {
  readonly until: number;
  readonly address: number;
  readonly level: number;
  readonly class: number | null;
  readonly parent_class: number | null;
}

/** Where a word stands, by page. */
function mentionsOf(term: string, id: number, {words, nodes}: Store, texts: readonly TextRow[]) {
  const pages = new Map<number, {readonly nodes: Set<number>; readonly places: number[]}>();
  for (let at = words.start[id]!; at < words.start[id + 1]!; at += 1) {
    const node = words.node[at]!;
    const page = nodes.page[node]!;
    const found = pages.get(page) ?? {nodes: new Set(), places: []};
    pages.set(page, found);
    found.nodes.add(node);
    found.places.push(node, words.position[at]!);
  }
  return [...pages].map(([page, found]) => {
    const own = [...found.nodes].map((node) => texts[node]!);
    return {
      term,
      page,
      nodes: [...found.nodes],
      untils: own.map(({until}) => until),
      addresses: own.map(({address}) => address),
      levels: own.map(({level}) => level),
      classes: own.map((text) => text.class),
      parent_classes: own.map((text) => text.parent_class),
      places: found.places,
    };
  });
}

/** The nearest record that a text stands below: what is no record, such as the label of a tab, only lends its words. */
function recordAbove(node: number, {parent, isRecord}: Store['nodes']): number | undefined {
  let at = parent[node]!;
  while (at >= 0 && isRecord[at] === 0) at = parent[at]!;
  return at < 0 ? undefined : at;
}

function untilOf(node: number, {nodes: {parent, page, pages}}: Store): number {
  const {end} = pages[page[node]!]!;
  let until = node + 1;
  // Nodes are in reading order: what is below a heading comes right after it.
  while (until < end && parent[until]! >= node) until += 1;
  return until;
}

/** For each text its words with their places, as PostgreSQL reads them; places begin at 1 there. */
function vectorsOf({nodes, words}: Store): string[] {
  const vectors = nodes.texts.map(() => new Map<string, number[]>());
  words.terms.forEach((term, id) => {
    for (let at = words.start[id]!; at < words.start[id + 1]!; at += 1) {
      const places = vectors[words.node[at]!]!;
      places.set(term, [...(places.get(term) ?? []), words.position[at]! + 1]);
    }
  });
  return vectors.map((places) =>
    [...places].map(([term, at]) => `${quoted(term)}:${at.join(',')}`).join(' '),
  );
}

function outlineOf(
  page: number,
  {nodes, words, titles, slugLength}: Store,
  classOf: readonly (number | null)[],
): Outline {
  const {first, end} = nodes.pages[page]!;
  const own = <T>(values: ArrayLike<T>) =>
    Array.from({length: end - first}, (_, at) => values[first + at]!);
  const addresses = own(nodes.address);
  const least = Math.min(...addresses.slice(2));
  return {
    first,
    title: titles[page]! < 0 ? -1 : titles[page]! - first,
    slugLength: slugLength[page]!,
    level: own(nodes.level),
    parent: own(nodes.parent).map((parent) => (parent < 0 ? -1 : parent - first)),
    // The category and the names of a page have no address.
    address: addresses.map((address, at) => (at < 2 ? 0 : address - least)),
    length: own(words.length),
    class: classOf.slice(first, end).map((one) => one ?? -1),
    question: own(nodes.isQuestion),
    flags: Object.fromEntries(
      own(nodes.anchors).flatMap((anchor, at) => (anchor.startsWith('--') ? [[at, anchor]] : [])),
    ),
  };
}
