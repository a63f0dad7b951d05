import {duration} from './progress.mjs';

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'failed' | 'not run'} outcome
 * @property {number} milliseconds
 * @property {import('./testCounts.mjs').Counts} counts
 */

/** The sum over all results. @param {readonly Result[]} results */
export function totalCounts(results) {
  return {
    passed: results.reduce((sum, {counts}) => sum + counts.passed, 0),
    failed: results.reduce((sum, {counts}) => sum + counts.failed, 0),
  };
}

/** The closing line of a test run. @param {import('./testCounts.mjs').Counts} counts */
export function closingLine({passed, failed}) {
  return `${passed} passed, ${failed} failed`;
}

/** A table with one line for each result. @param {readonly Result[]} results */
export function summaryTable(results) {
  const rows = [
    ['Step', 'Outcome', 'Passed', 'Failed', 'Time'],
    ...results.map(({name, outcome, counts, milliseconds}) => [
      name,
      outcome,
      String(counts.passed),
      String(counts.failed),
      duration(milliseconds),
    ]),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
