import {escapeRegExp} from '@toolhive-docs/options/escapeRegExp';
import {proseOf, shown} from '../page/types';
import type {PageRule} from '../rule';
import {sentences, wordCount} from './sentences';

/** Longest sentence that a reader takes in at once. */
const MAX_WORDS = 45;

/** Words to avoid, and why. */
const AVOID: readonly (readonly [RegExp, string])[] = [
  [
    /\b(simply|obviously|of course|easily|easy|trivial(?:ly)?|effortless(?:ly)?|straightforward(?:ly)?)\b/i,
    'what is easy for one reader is not for the next; leave it out',
  ],
  [/\bjust\b(?! (?:as|like|before|after|now)\b)/i, 'leave it out, or write "only"'],
  [/\bplease\b/i, 'say what to do, without please'],
  [/\bclick here\b/i, 'name what the link leads to'],
  [
    /\b(seamless(?:ly)?|(?<!as )powerful|cutting-edge|world-class|best-in-class|blazing(?:ly)?|lightning-fast|revolutionary|next-generation|game-chang\w+|unparalleled|state-of-the-art|awesome|amazing)\b/i,
    'say what it does instead of praising it',
  ],
  [/\b(leverag(?:e|es|ed|ing)|utili[sz](?:e|es|ed|ing))\b/i, 'write "use"'],
  [/\b(in order to)\b/i, 'write "to"'],
  [/\b(the user|users) (should|must|needs?)\b/i, 'speak to the reader: you'],
  [/\b(e\.g\.|i\.e\.)/i, 'write "for example" or "that is"'],
  [/\b(whitelist|blacklist|master\/slave)\w*/i, 'write "allow list", "block list", "primary"'],
  [/\b(let's|let us)\b/i, 'speak to the reader: you'],
  [/!(?=\s|$)/, 'end the sentence with a full stop'],
];

/** The rules for writing: no belittling or praising words, second person, short sentences. */
export const styleRule: PageRule = {
  name: 'style',
  check(page, _facts, report) {
    for (const {text, kind, line} of proseOf(page)) {
      for (const [pattern, advice] of AVOID) {
        const found = pattern.exec(text);
        if (found) report.problem(line, `"${found[0]}": ${advice}`, around(text, found.index));
      }
      // A cell often holds a list.
      for (const sentence of kind === 'paragraph' ? sentences(text) : []) {
        const words = wordCount(sentence);
        if (words > MAX_WORDS)
          report.problem(
            line,
            `a sentence has ${words} words; at most ${MAX_WORDS} can be read at once, so split it or make a list`,
            shown(sentence),
          );
      }
    }
  },
};

function around(text: string, index: number): string {
  return shown(text.slice(Math.max(0, index - 40), index + 60));
}

/** Each thing has one name, the one that readers search for; reviewed/terms.yaml lists the others. */
export const termsRule: PageRule = {
  name: 'terms',
  check(page, {reviewed}, report) {
    const {pattern, rightOf} = matcherOf(reviewed.terms);
    for (const {text, line} of proseOf(page)) {
      for (const [wrong] of text.replaceAll('’', "'").matchAll(pattern))
        report.problem(
          line,
          `"${wrong}": write "${rightOf(wrong)}" (reviewed/terms.yaml)`,
          shown(text),
        );
    }
  },
};

/** One pattern for all wrong terms, longer ones first; a space in a term also matches a line break. */
function matcherOf(terms: Readonly<Record<string, string>>) {
  const right = new Map(Object.entries(terms).map(([wrong, term]) => [wrong.toLowerCase(), term]));
  const alternatives = [...right.keys()]
    .sort((a, b) => b.length - a.length)
    .map((wrong) => escapeRegExp(wrong).replaceAll(' ', '\\s+'));
  return {
    pattern: new RegExp(`(?<![\\w-])(?:${alternatives.join('|')})(?![\\w-])`, 'gi'),
    rightOf: (wrong: string) => right.get(wrong.toLowerCase().replace(/\s+/g, ' ')) ?? '',
  };
}
