import {unified} from 'unified';
import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextPassive from 'retext-passive';
import retextRepeatedWords from 'retext-repeated-words';
import {VFile} from 'vfile';
import {CODE_MARK, shown} from '../page/types';
import type {PageRule} from '../rule';

const parser = unified().use(retextEnglish);
const grammar = [
  retextContractions({straight: true}),
  retextIndefiniteArticle(),
  retextRepeatedWords(),
];
const passive = retextPassive();

/** What is wrong with the grammar of a text, a sentence each: articles, apostrophes, words written twice. */
function grammarProblems(text: string): string[] {
  const file = new VFile(text);
  const tree = parser.parse(file);
  for (const check of grammar) check(tree, file);
  return file.messages
    .filter(({place}) => !standsBeforeCode(text, place))
    .map(({reason}) => reason);
}

/** A form of _be_ with a regular participle; retext-passive knows the irregular ones. */
const REGULAR_PASSIVE =
  /\b(?:am|are|were|being|is|been|was|be)(?:n['’]t)?\s+(?:(?:not|\w+ly)\s+)?\w+ed\b/gi;

/** Number of phrases in the passive voice in a text. */
export function passivePhrases(text: string): number {
  const file = new VFile(text);
  passive(parser.parse(file), file);
  return file.messages.length + (text.match(REGULAR_PASSIVE)?.length ?? 0);
}

/** Whether an article follows that only the sound of a piece of code decides, and code is not in the text. */
function standsBeforeCode(text: string, place: VFile['messages'][number]['place']): boolean {
  const end = place && 'end' in place ? place.end.offset : undefined;
  return end !== undefined && text.slice(end).trimStart().startsWith(CODE_MARK);
}

/** Generated pages say many things more than once, and reading English takes time. */
const read = new Map<string, readonly string[]>();

/** Articles, apostrophes, and words written twice, by the rules of retext. */
export const grammarRule: PageRule = {
  name: 'grammar',
  check({texts}, _facts, report) {
    for (const {text, line} of texts) {
      const problems = read.get(text) ?? grammarProblems(text);
      read.set(text, problems);
      for (const problem of problems) report.problem(line, problem, shown(text));
    }
  },
};
