import SearchableMap from 'minisearch/SearchableMap';
import {groupBy} from '@toolhive-docs/options/groupBy';
import {MIN_LETTERS_FOR_TYPO_IN_BEGINNING, READERS_LETTERS_FOR_ONE_TYPO} from '../constants';
import {PLAIN_WORDS, type WordOptions} from '../query/wordOptions';
import {stem} from '../text/stem';
import {swapsOf} from '../text/swapsOf';
import {withinOneTypo} from '../text/withinOneTypo';

/** Finds the words of the index that a typed word may mean. Words are numbered by their place in the sorted list. */
export class Dictionary {
  readonly #terms: readonly string[];
  readonly #idOf = new Map<string, number>();
  #families: Map<string, number[]> | undefined;
  #tree: SearchableMap<number> | undefined;

  /** @param terms - Sorted. */
  constructor(terms: readonly string[]) {
    this.#terms = terms;
    terms.forEach((term, id) => this.#idOf.set(term, id));
  }

  /** The word itself, or −1. */
  exact(word: string): number {
    return this.#idOf.get(word) ?? -1;
  }

  /** Words that share the stem: plurals and verb forms, the word itself included. */
  inflections(word: string): readonly number[] {
    this.#families ??= groupBy(this.#terms.keys(), (id) => stem(this.#terms[id]!));
    return this.#families.get(stem(word)) ?? [];
  }

  /** The same for a word of the index. */
  family(id: number): readonly number[] {
    return this.inflections(this.#terms[id]!);
  }

  /** The range `[from, to)` of words that begin with `beginning`. */
  prefix(beginning: string): readonly [from: number, to: number] {
    return [this.#lowerBound(beginning), this.#lowerBound(`${beginning}\uffff`)];
  }

  /**
   * Words within typing errors of `word`, with the number of errors: by default one from 3 letters, two from 7, none in numbers.
   * A swap of two neighbouring letters is one error, and the only one in the short words of readers (`mayBeSwapped`).
   */
  typos(word: string, options: TypoOptions = PLAIN_WORDS): ReadonlyMap<number, number> {
    const allowed = typosAllowed(word, options);
    const found = new Map<number, number>();
    if (allowed === 0) return mayBeSwapped(word, options) ? this.#swapped(word) : found;
    this.#tree ??= SearchableMap.from(this.#terms.map((term, id): [string, number] => [term, id]));
    const note = (near: string, errors: number, extra: number): void => {
      for (const [id, distance] of this.#tree!.fuzzyGet(near, errors).values()) {
        const sum = distance + extra;
        if (sum > 0 && sum < (found.get(id) ?? Infinity)) found.set(id, sum);
      }
    };
    note(word, allowed, 0);
    for (const swapped of swapsOf(word)) note(swapped, allowed - 1, 1);
    found.delete(this.exact(word));
    return found;
  }

  /** Words whose beginning is within one typing error of `beginning`; the first letter must be right. */
  typosInPrefix(beginning: string, options: TypoOptions = PLAIN_WORDS): readonly number[] {
    if (
      beginning.length < MIN_LETTERS_FOR_TYPO_IN_BEGINNING ||
      typosAllowed(beginning, options) === 0
    )
      return [];
    const [from, to] = this.prefix(beginning[0]!);
    const found: number[] = [];
    for (let id = from; id < to; id++)
      if (withinOneTypo(beginning, this.#terms[id]!)) found.push(id);
    return found;
  }

  /** Words that differ from a short one by a swap of neighbouring letters. */
  #swapped(word: string): ReadonlyMap<number, number> {
    const ids = swapsOf(word).map((swapped) => this.exact(swapped));
    return new Map(ids.filter((id) => id >= 0).map((id) => [id, 1]));
  }

  #lowerBound(word: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#terms[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

type TypoOptions = Pick<WordOptions, 'lettersForTypos' | 'typosInNumbers'>;

function typosAllowed(
  word: string,
  {lettersForTypos: [one, two], typosInNumbers}: TypoOptions,
): 0 | 1 | 2 {
  const letters = word.replace(/^[-/]+/, '').length;
  if (letters < one || (!typosInNumbers && /\p{N}/u.test(word))) return 0;
  return letters < two ? 1 : 2;
}

/** Whether a short word of a reader, in which no other error is allowed, may have two letters swapped: "htv" is thv. */
function mayBeSwapped(word: string, {lettersForTypos: [one]}: TypoOptions): boolean {
  return one === READERS_LETTERS_FOR_ONE_TYPO && word.length === one - 1 && !/\p{N}/u.test(word);
}
