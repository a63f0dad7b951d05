import type {Store} from '../store/store';
import {postingCount, type WordIndex} from '../store/wordIndex';
import {searchedLevels} from './searchedLevels';
import type {Variant} from './variants';

/** Where one word of the query stands: for each node the best form and the list of its places. */
export class Matches {
  /** Best form per node, 0 for none. */
  readonly form: Uint8Array;
  /** Nodes that hold the word, in the order in which they were met. */
  readonly nodes: Uint32Array;
  readonly #head: Int32Array;
  readonly #next: Int32Array;
  readonly #position: Uint16Array;
  readonly #formAt: Uint8Array;
  readonly #isSearched: ((node: number) => boolean) | undefined;
  readonly #found: Uint32Array;
  #foundSize = 0;
  #size = 0;

  /**
   * @param count number of nodes in the index.
   * @param isSearched false for a node whose text does not count.
   */
  constructor(
    variants: readonly Variant[],
    index: WordIndex,
    count: number,
    isSearched?: (node: number) => boolean,
  ) {
    const places = variants.map(({words}) => (words.length > 1 ? runs(words, index) : undefined));
    const capacity = variants.reduce(
      (sum, {words}, at) =>
        sum + (places[at] ? places[at].size * words.length : postingCount(words[0]!, index)),
      0,
    );
    this.form = new Uint8Array(count);
    this.#head = new Int32Array(capacity === 0 ? 0 : count);
    this.#next = new Int32Array(capacity);
    this.#position = new Uint16Array(capacity);
    this.#formAt = new Uint8Array(capacity);
    this.#isSearched = isSearched;
    this.#found = new Uint32Array(Math.min(capacity, count));
    variants.forEach(({form, words}, at) => {
      const run = places[at];
      if (run)
        for (const place of run)
          for (let step = 0; step < words.length; step++)
            this.#note(Math.floor(place / RUN_BASE), (place % RUN_BASE) + step, form);
      else
        for (const id of words[0]!)
          for (let posting = index.start[id]!; posting < index.start[id + 1]!; posting++)
            this.#note(index.node[posting]!, index.position[posting]!, form);
    });
    this.nodes = this.#found.subarray(0, this.#foundSize);
  }

  /** Calls back with each position of the word in the node, and the form in which it stands there. */
  eachPosition(node: number, visit: (position: number, form: number) => void): void {
    for (let at = this.#head[node] ?? 0; at !== 0; at = this.#next[at - 1]!)
      visit(this.#position[at - 1]!, this.#formAt[at - 1]!);
  }

  /** The distance of the places in the node at which this word and another are nearest; Infinity when one is not there. */
  leastDistance(other: Matches, node: number): number {
    let least = Infinity;
    for (let at = this.#head[node] ?? 0; at !== 0; at = this.#next[at - 1]!) {
      const from = this.#position[at - 1]!;
      for (let to = other.#head[node] ?? 0; to !== 0; to = other.#next[to - 1]!)
        least = Math.min(least, distance(from, other.#position[to - 1]!));
    }
    return least;
  }

  #note(node: number, position: number, form: number): void {
    if (this.#isSearched?.(node) === false) return;
    const known = this.form[node]!;
    if (known === 0) this.#found[this.#foundSize++] = node;
    if (known === 0 || form < known) this.form[node] = form;
    this.#next[this.#size] = this.#head[node]!;
    this.#position[this.#size] = position;
    this.#formAt[this.#size] = form;
    this.#head[node] = ++this.#size;
  }
}

/** Finds where words stand. @param attributes - Attributes whose texts count; none for all. */
export function matcherOf(
  {words, nodes: {level, count}}: Pick<Store, 'words' | 'nodes'>,
  attributes: readonly string[],
): (variants: readonly Variant[]) => Matches {
  const searches = searchedLevels(attributes);
  return (variants) =>
    new Matches(variants, words, count, searches && ((node) => searches(level[node]!)));
}

/** Words in the order of the query are one nearer than the other way round. Source: provider, proximity criterion. */
function distance(from: number, to: number): number {
  return Math.max(1, to > from ? to - from : from - to + 1);
}

/** A place is node · 65536 + position. */
const RUN_BASE = 0x10000;

/** Places where one word of each set follows the other. */
function runs(words: readonly (readonly number[])[], index: WordIndex): Set<number> {
  let places = placesOf(words[0]!, index);
  words.slice(1).forEach((ids, at) => {
    const following = placesOf(ids, index);
    places = new Set([...places].filter((place) => following.has(place + at + 1)));
  });
  return places;
}

function placesOf(ids: readonly number[], index: WordIndex): Set<number> {
  const places = new Set<number>();
  for (const id of ids)
    for (let at = index.start[id]!; at < index.start[id + 1]!; at++)
      places.add(index.node[at]! * RUN_BASE + index.position[at]!);
  return places;
}
