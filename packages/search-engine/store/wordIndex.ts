import {eachWord, type VisitWord} from '../text/eachWord';

/** Where every word stands: an inverted index with positions, in flat arrays. */
export interface WordIndex {
  /** All words, sorted, so that words with a common beginning are neighbours. */
  readonly terms: readonly string[];
  /** Postings of word `t` are those from `start[t]` to `start[t + 1]`, by node, then by position. */
  readonly start: Uint32Array;
  readonly node: Uint32Array;
  /** Position of the word in its node's text. */
  readonly position: Uint16Array;
  /** Words in each node's text. */
  readonly length: Uint16Array;
}

/** How often some words stand in all texts together. */
export const postingCount = (ids: readonly number[], {start}: Pick<WordIndex, 'start'>): number =>
  ids.reduce((sum, id) => sum + start[id + 1]! - start[id]!, 0);

const LAST_POSITION = 0xffff;

/** Reads every text once and notes every word. */
export function indexWords(texts: readonly string[], names: ReadonlySet<string>): WordIndex {
  const found = new Map<string, number>();
  const seen: Occurrences = {term: [], node: [], position: []};
  const length = new Uint16Array(texts.length);
  let node = 0;
  const note: VisitWord = (term, position, _start, _end, whole) => {
    let id = found.get(term);
    if (id === undefined) found.set(term, (id = found.size));
    const at = position < LAST_POSITION ? position : LAST_POSITION;
    seen.term.push(id);
    seen.node.push(node);
    seen.position.push(at);
    if (!whole) length[node] = at + 1;
  };
  for (; node < texts.length; node++) eachWord(texts[node]!, note, names);

  const terms = [...found.keys()].sort();
  const sorted = new Uint32Array(terms.length);
  terms.forEach((term, id) => (sorted[found.get(term)!] = id));
  return {terms, length, ...sortByTerm(seen, sorted)};
}

/** Words in the order of reading, numbered in the order in which they first appeared. */
interface Occurrences {
  readonly term: number[];
  readonly node: number[];
  readonly position: number[];
}

/** Sorts occurrences by word without comparing: count, then place. */
function sortByTerm(
  seen: Occurrences,
  sorted: Uint32Array,
): Pick<WordIndex, 'start' | 'node' | 'position'> {
  const start = new Uint32Array(sorted.length + 1);
  for (const term of seen.term) start[sorted[term]! + 1]!++;
  for (let term = 0; term < sorted.length; term++) start[term + 1]! += start[term]!;
  const next = start.slice();
  const node = new Uint32Array(seen.term.length);
  const position = new Uint16Array(seen.term.length);
  seen.term.forEach((term, at) => {
    const to = next[sorted[term]!]!++;
    node[to] = seen.node[at]!;
    position[to] = seen.position[at]!;
  });
  return {start, node, position};
}
