import dictionary from 'dictionary-en';
import nspell from 'nspell';
import type {Facts} from './types';

/** Looking for near words is slow, and a page full of mistakes needs no more than a few hints. */
const MAX_SUGGESTIONS = 10;

/**
 * American spelling, as the pages use it, and the project's own words. The dictionary is read at the first word.
 * @param words what the dictionary lacks; a word in small letters may also begin a sentence.
 */
export function loadSpelling(words: readonly string[]): Facts['spelling'] {
  const suggestions = new Map<string, string[]>();
  let checker: ReturnType<typeof nspell> | undefined;
  return {
    correct: (word) => (checker ??= load(words)).correct(word),
    suggest(word) {
      checker ??= load(words);
      if (!suggestions.has(word) && suggestions.size < MAX_SUGGESTIONS)
        suggestions.set(word, checker.suggest(word).slice(0, 3));
      return suggestions.get(word) ?? [];
    },
  };
}

function load(words: readonly string[]): ReturnType<typeof nspell> {
  const checker = nspell({aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic)});
  for (const word of words) checker.add(word);
  return checker;
}
