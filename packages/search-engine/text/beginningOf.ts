import {fold} from './fold';

/**
 * How far the beginning of a word reaches that has so many letters once it is folded, in UTF-16 units of the word as written: all of a
 * letter with its accents, and both halves of a surrogate pair.
 */
export function beginningOf(word: string, letters: number): number {
  let begun = '';
  for (const char of word) {
    if (fold(begun + char).length > letters && fold(begun).length >= letters) break;
    begun += char;
  }
  return begun.length;
}
