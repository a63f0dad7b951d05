import {eachWord} from '../text/eachWord';
import type {Dictionary} from './dictionary';

/** A word of a text. */
export interface TextWord {
  /** Its number in the dictionary; −1 for one that is not there. */
  readonly id: number;
  /** The word is `[start, end)` of the text. */
  readonly start: number;
  readonly end: number;
  /** True for the closed form of a compound name, which stands beside its parts. */
  readonly whole: boolean;
}

/** The words of the texts that hits show. Each text is split when it is first shown: the same headings and texts come again and again. */
export class TextWords {
  readonly #known = new Map<string, readonly TextWord[]>();
  readonly #dictionary: Dictionary;
  readonly #names: ReadonlySet<string>;

  /** @param names - Names kept in one piece, folded. */
  constructor(dictionary: Dictionary, names: ReadonlySet<string>) {
    this.#dictionary = dictionary;
    this.#names = names;
  }

  /** The words of a text of the index, in order; the closed form of a compound name after its parts. */
  of(text: string): readonly TextWord[] {
    let words = this.#known.get(text);
    if (words === undefined) this.#known.set(text, (words = this.#split(text)));
    return words;
  }

  #split(text: string): readonly TextWord[] {
    const words: TextWord[] = [];
    eachWord(
      text,
      (term, _position, start, end, whole) =>
        words.push({id: this.#dictionary.exact(term), start, end, whole}),
      this.#names,
    );
    return words;
  }
}
