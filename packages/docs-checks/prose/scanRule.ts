import type {Facts} from '../facts/types';
import type {Page} from '../page/types';
import type {PageRule} from '../rule';

/**
 * Makes a rule that looks for names of one form everywhere on a page: prose, samples, outputs, diagrams.
 * @param pattern of the name, with the flag g; its first group is the name, or else the whole match.
 * @param problem what is wrong with a name; undefined when it is right.
 */
export function scanRule(
  name: string,
  pattern: RegExp,
  problem: (found: string, facts: Facts, page: Page) => string | undefined,
): PageRule {
  return {
    name,
    check(page, facts, report) {
      page.source.split('\n').forEach((line, index) => {
        for (const [whole, group] of line.matchAll(pattern)) {
          report.count('values in prose');
          const message = problem(group ?? whole, facts, page);
          if (message !== undefined) report.problem(index + 1, message, line);
        }
      });
    },
  };
}
