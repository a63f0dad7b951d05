import {duration} from './progress.mjs';
import {textTable} from './textTable.mjs';

/** What a step counts, and what one that is wrong is called. */
export const UNITS = /** @type {const} */ ({
  tests: 'failed',
  samples: 'wrong',
  statements: 'not proven',
});

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'failed' | 'not run'} outcome
 * @property {number} milliseconds
 * @property {keyof typeof UNITS} [unit] what it counts; a step without it only passes or fails
 * @property {import('./testCounts.mjs').Counts} [counts]
 * @property {string} [notChecked] what a step that passed could not check
 * @property {readonly string[]} [failures] each test that failed; without tests, how the output of a step that failed ended
 */

/** The sum over the results that count one kind of thing. @param {readonly Result[]} results @param {keyof typeof UNITS} unit */
export function totalCounts(results, unit) {
  const counted = results.filter((result) => result.unit === unit);
  return {
    passed: counted.reduce((sum, {counts}) => sum + (counts?.passed ?? 0), 0),
    failed: counted.reduce((sum, {counts}) => sum + (counts?.failed ?? 0), 0),
  };
}

/** The closing lines of a run: everything that was counted by its name, what was not checked, and the tests last. @param {readonly Result[]} results */
export function closingLines(results) {
  const others = /** @type {const} */ (['samples', 'statements']).map((unit) => {
    const {passed, failed} = totalCounts(results, unit);
    return `${passed + failed} ${unit}, ${failed} ${UNITS[unit]}`;
  });
  const gaps = results.flatMap(({notChecked}) => notChecked ?? []);
  const {passed, failed} = totalCounts(results, 'tests');
  return [...others, ...gaps, `${passed} passed, ${failed} failed`];
}

/** Failures of one step beyond these are only counted. */
const SHOWN_FAILURES = 40;

/** Each failure by its step, so that the end of a log is enough to know them. @param {readonly Result[]} results */
export function failureLines(results) {
  return results
    .filter(({outcome}) => outcome === 'failed')
    .flatMap(({name, failures = []}) => {
      const more = failures.length - SHOWN_FAILURES;
      return [
        `✘ ${name}`,
        ...failures.slice(0, SHOWN_FAILURES).map((failure) => failure.replaceAll(/^/gm, '  ')),
        ...(more > 0 ? [`  … and ${more} more`] : []),
        '',
      ];
    });
}

/** A table with one line for each result. @param {readonly Result[]} results */
export function summaryTable(results) {
  const rows = [
    ['Step', 'Outcome', 'Counted', 'Time'],
    ...results.map(({name, outcome, unit, counts, milliseconds, notChecked}) => [
      name,
      notChecked === undefined ? outcome : `${outcome} in part`,
      unit && counts
        ? `${counts.passed + counts.failed} ${unit}, ${counts.failed} ${UNITS[unit]}`
        : '',
      duration(milliseconds),
    ]),
  ];
  return textTable(rows, 3).join('\n');
}
