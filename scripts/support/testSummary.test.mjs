import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {testCounts} from './testCounts.mjs';
import {closingLine, summaryTable, totalCounts} from './testSummary.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summary-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

/** @param {unknown} content */
function report(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('testCounts', () => {
  it('takes the totals of a vitest report', () => {
    expect(testCounts({ok: false, report: report({numPassedTests: 7, numFailedTests: 2})})).toEqual(
      {passed: 7, failed: 2},
    );
  });

  it('takes the totals of a Playwright report', () => {
    const stats = {expected: 12, unexpected: 1, flaky: 1, skipped: 3};
    expect(testCounts({ok: false, report: report({stats})})).toEqual({passed: 12, failed: 2});
  });

  it('takes the totals of a report of our own', () => {
    expect(testCounts({ok: true, report: report({passed: 310, failed: 0})})).toEqual({
      passed: 310,
      failed: 0,
    });
  });

  it('a step without a report is one check', () => {
    expect(testCounts({ok: true})).toEqual({passed: 1, failed: 0});
    expect(testCounts({ok: false})).toEqual({passed: 0, failed: 1});
  });

  it('a step that broke before it could report is one failure', () => {
    expect(testCounts({ok: false, report: join(folder, 'missing.json')})).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(testCounts({ok: false, report: report('{"cut of')})).toEqual({passed: 0, failed: 1});
  });

  it('a step that failed although every test passed is a failure all the same', () => {
    expect(testCounts({ok: false, report: report({numPassedTests: 7, numFailedTests: 0})})).toEqual(
      {passed: 7, failed: 1},
    );
  });
});

/** @type {import('./testSummary.mjs').Result[]} */
const RESULTS = [
  {name: 'types', outcome: 'passed', milliseconds: 3210, counts: {passed: 1, failed: 0}},
  {name: 'unit tests', outcome: 'failed', milliseconds: 125_000, counts: {passed: 130, failed: 2}},
];

describe('the summary of a run', () => {
  it('has a line for each step, in columns', () => {
    expect(summaryTable(RESULTS).split('\n')).toEqual([
      'Step        Outcome  Passed  Failed       Time',
      'types       passed        1       0      3.2 s',
      'unit tests  failed      130       2  2 min 5 s',
    ]);
  });

  it('closes with the sum', () => {
    expect(closingLine(totalCounts(RESULTS))).toBe('131 passed, 2 failed');
  });
});
