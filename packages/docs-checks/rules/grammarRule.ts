import {shown} from '../page/types';
import type {PageRule} from '../rule';
import {grammarProblems} from './english';

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
