import {MIN_LETTERS_FOR_ONE_TYPO, MIN_LETTERS_FOR_TWO_TYPOS} from '../constants';

/** How the words of a query may stand in a text. */
export interface WordOptions {
  /** `fewest`: of all hits, only those with the fewest typing errors; `few`: with the fewest and one more. */
  readonly typos: 'all' | 'none' | 'fewest' | 'few';
  /** Letters from which a word may hold one typing error, and two. */
  readonly lettersForTypos: readonly [one: number, two: number];
  readonly typosInNumbers: boolean;
  /** True to find plurals and verb forms too. */
  readonly inflections: boolean;
  readonly synonyms: boolean;
  /** Which words may be beginnings: the one that may still be being typed, all or none. */
  readonly beginnings: 'last' | 'all' | 'none';
  /** True to demand words such as "the" like any other. */
  readonly stopWordsCount: boolean;
}

/** The index's own settings. */
export const PLAIN_WORDS: WordOptions = {
  typos: 'all',
  lettersForTypos: [MIN_LETTERS_FOR_ONE_TYPO, MIN_LETTERS_FOR_TWO_TYPOS],
  typosInNumbers: false,
  inflections: true,
  synonyms: true,
  beginnings: 'last',
  stopWordsCount: false,
};
