import { eachWord } from '../text/eachWord';

/** Where every word stands: an inverted index with positions, in flat arrays. */
export interface WordIndex {
  /** All words, sorted, so that words with a common beginning are neighbours. */
  readonly terms: readonly string[];
  /** Number of a word in `terms`. */
  readonly idOf: ReadonlyMap<string, number>;
  /** Postings of word `t` are those from `start[t]` to `start[t + 1]`, by node, then by position. */
  readonly start: Uint32Array;
  readonly node: Uint32Array;
  /** Position of the word in its node's text. */
  readonly position: Uint16Array;
  /** Words in each node's text. */
  readonly length: Uint16Array;
}

const LAST_POSITION = 0xffff;

/** Reads every text once and notes every word. */
export function indexWords(texts: readonly string[], names: ReadonlySet<string>): WordIndex {
  const found = new Map<string, number>();
  const occurrences = new Growing();
  const length = new Uint16Array(texts.length);
  texts.forEach((text, node) => {
    eachWord(
      text,
      (term, position, _start, _end, whole) => {
        let id = found.get(term);
        if (id === undefined) found.set(term, (id = found.size));
        const at = Math.min(position, LAST_POSITION);
        occurrences.push(id, node, at);
        if (!whole) length[node] = at + 1;
      },
      names,
    );
  });

  const terms = [...found.keys()].sort();
  const sorted = new Uint32Array(terms.length);
  const idOf = new Map<string, number>();
  terms.forEach((term, id) => {
    sorted[found.get(term)!] = id;
    idOf.set(term, id);
  });
  return { terms, idOf, length, ...occurrences.byTerm(sorted) };
}

/** Collects occurrences in the order of reading, then sorts them by word without comparing. */
class Growing {
  #data = new Uint32Array(3 * 4096);
  #size = 0;

  push(term: number, node: number, position: number): void {
    if (this.#size + 3 > this.#data.length) {
      const larger = new Uint32Array(this.#data.length * 2);
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data[this.#size++] = term;
    this.#data[this.#size++] = node;
    this.#data[this.#size++] = position;
  }

  byTerm(sorted: Uint32Array): Pick<WordIndex, 'start' | 'node' | 'position'> {
    const count = this.#size / 3;
    const start = new Uint32Array(sorted.length + 1);
    for (let at = 0; at < this.#size; at += 3) start[sorted[this.#data[at]!]! + 1]!++;
    for (let term = 0; term < sorted.length; term++) start[term + 1]! += start[term]!;
    const next = start.slice();
    const node = new Uint32Array(count);
    const position = new Uint16Array(count);
    for (let at = 0; at < this.#size; at += 3) {
      const to = next[sorted[this.#data[at]!]!]!++;
      node[to] = this.#data[at + 1]!;
      position[to] = this.#data[at + 2]!;
    }
    return { start, node, position };
  }
}
