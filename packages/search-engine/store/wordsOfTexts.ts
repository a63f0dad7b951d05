import {remembered} from '@toolhive-docs/options/remembered';
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

/** The words of a text that hits show, in order; the closed form of a compound name after its parts. */
export type WordsOfText = (text: string) => readonly TextWord[];

/**
 * Each text is split when it is first shown: the same headings and texts come again and again.
 * @param names - Names kept in one piece, folded.
 */
export function wordsOfTexts(dictionary: Dictionary, names: ReadonlySet<string>): WordsOfText {
  return remembered((text) => {
    const words: TextWord[] = [];
    eachWord(
      text,
      (term, _position, start, end, whole) =>
        words.push({id: dictionary.exact(term), start, end, whole}),
      names,
    );
    return words;
  });
}
