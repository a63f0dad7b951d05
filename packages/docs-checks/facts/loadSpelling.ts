import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import type {Facts} from './types';

/** Looking for near words is slow, and a page full of mistakes needs no more than a few hints. */
const MAX_SUGGESTIONS = 10;

/**
 * British spelling, as the pages use it, and the project's own words.
 * @param words what the dictionary lacks; a word in small letters may also begin a sentence.
 */
export function loadSpelling(words: readonly string[]): Facts['spelling'] {
  const checker = nspell({aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic)});
  for (const word of words) checker.add(word);
  const suggestions = new Map<string, string[]>();
  return {
    correct: (word) => checker.correct(word),
    suggest(word) {
      if (!suggestions.has(word) && suggestions.size < MAX_SUGGESTIONS) suggestions.set(word, checker.suggest(word).slice(0, 3));
      return suggestions.get(word) ?? [];
    },
  };
}
