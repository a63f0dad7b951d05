import dictionary from 'dictionary-en';
import nspell from 'nspell';
import type {Facts} from '../facts/types';
import {CODE_MARK, proseOf} from '../page/types';
import type {PageRule} from '../rule';

/** Looking for near words is slow, and a page full of mistakes needs no more than a few hints. */
const MAX_SUGGESTIONS = 10;

/**
 * American spelling, as the pages use it, and the project's own words. The dictionary is read at the first word.
 * @param words what the dictionary lacks; a word in small letters may also begin a sentence.
 */
export function loadSpelling(words: readonly string[]): Facts['spelling'] {
  const known = new Map<string, boolean>();
  const suggestions = new Map<string, string[]>();
  let checker: ReturnType<typeof nspell> | undefined;
  return {
    correct(word) {
      const found = known.get(word) ?? (checker ??= load(words)).correct(word);
      known.set(word, found);
      return found;
    },
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

const WORD = /[A-Za-zÀ-ÿ]+(?:['’][A-Za-z]+)*/g;
/** Addresses, names with dots, names such as owner/repository, and words with digits or underscores in them. */
const NOT_WORDS = /https?:\/\/\S+|\S*\w\.\w\S*|\b[a-z]+\/[a-z]+\b|\S*[\d_@\\]\S*/g;

/** Every word of the prose is in the American dictionary or in reviewed/words.txt. Code is left out. */
export const spellingRule: PageRule = {
  name: 'spelling',
  check(page, facts, report) {
    const {spelling} = facts;
    const names = namesOf(facts);
    for (const {text, line} of proseOf(page)) {
      const prose = text.replaceAll(CODE_MARK, ' ').replace(NOT_WORDS, ' ').replace(names, ' ');
      for (const [word] of prose.matchAll(WORD)) {
        report.count('words');
        if (!isKnown(word, spelling))
          report.problem(
            line,
            `"${word}" is not in the dictionary; ${advice(word, spelling)}`,
            text.replaceAll(CODE_MARK, '`…`').slice(0, 120),
          );
      }
    }
  },
};

/** Commands, headings about formats, and servers of the registry, which a description or a label has to name without backticks. */
function namesOf({cli, registry}: Facts): RegExp {
  const formats = cli.commands.flatMap(({output}) => output.map(({format}) => `Format ${format}`));
  const names = [
    ...cli.commands.map(({path}) => path),
    ...formats,
    ...Object.keys(registry.servers),
  ].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g');
}

const isKnown = (word: string, spelling: Facts['spelling']): boolean =>
  word.length === 1 || spelling.correct(word.replaceAll('’', "'").replace(/'s$/, ''));

function advice(word: string, spelling: Facts['spelling']): string {
  const near = spelling.suggest(word);
  return `${near.length > 0 ? `did you mean ${near.join(', ')}? ` : ''}If it is correct, add it to packages/docs-checks/reviewed/words.txt, or put a name from code into backticks`;
}
