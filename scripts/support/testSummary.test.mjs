import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {notChecked, testCounts} from './testCounts.mjs';
import {closingLines, failureLines, summaryTable, totalCounts} from './testSummary.mjs';

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

  it('a step that broke before it could report is one failure', () => {
    expect(testCounts({ok: false, report: join(folder, 'missing.json')})).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(testCounts({ok: false, report: report('{"cut of')})).toEqual({passed: 0, failed: 1});
  });

  it('a step that looked at nothing is a failure, also when it says that all is well', () => {
    const nothing = {passed: 0, failed: 1};
    expect(testCounts({ok: true, report: join(folder, 'missing.json')})).toEqual(nothing);
    expect(testCounts({ok: true, report: report({passed: 0, failed: 0})})).toEqual(nothing);
  });

  it('a step that failed although every test passed is a failure all the same', () => {
    expect(testCounts({ok: false, report: report({numPassedTests: 7, numFailedTests: 0})})).toEqual(
      {passed: 7, failed: 1},
    );
  });
});

describe('notChecked', () => {
  it('is the sentence of the report, and nothing when all was checked', () => {
    expect(notChecked(report({notChecked: 'Security advisories: not checked.'}))).toBe(
      'Security advisories: not checked.',
    );
    expect(notChecked(report({}))).toBeUndefined();
    expect(notChecked(join(folder, 'missing.json'))).toBeUndefined();
  });

  it('counts the tests of a Playwright report that were skipped, and says why once', () => {
    const skipped = {annotations: [{type: 'skip', description: 'the references are older'}]};
    const specs = [{tests: [skipped]}, {tests: [{annotations: [{type: 'issue'}]}]}];
    expect(notChecked(report({suites: [{specs, suites: [{specs}]}]}))).toBe(
      'Not checked: 2 tests (the references are older)',
    );
  });
});

/** @type {import('./testSummary.mjs').Result[]} */
const RESULTS = [
  {name: 'types', outcome: 'passed', milliseconds: 3210},
  {
    name: 'unit tests',
    outcome: 'failed',
    milliseconds: 125_000,
    unit: 'tests',
    counts: {passed: 130, failed: 2},
  },
  {
    name: 'docs',
    outcome: 'passed',
    milliseconds: 100,
    unit: 'samples',
    counts: {passed: 310, failed: 0},
  },
  {
    name: 'packages',
    outcome: 'passed',
    milliseconds: 100,
    notChecked: 'Security advisories: not checked.',
  },
  {
    name: 'browser tests',
    outcome: 'passed',
    milliseconds: 100,
    unit: 'tests',
    counts: {passed: 20, failed: 0},
  },
  {
    name: 'conformance',
    outcome: 'failed',
    milliseconds: 100,
    unit: 'statements',
    counts: {passed: 98, failed: 1},
  },
];

describe('the summary of a run', () => {
  it('has a line for each step, which names what it counted', () => {
    expect(summaryTable(RESULTS).split('\n')).toEqual([
      'Step           Outcome         Counted                           Time',
      'types          passed                                           3.2 s',
      'unit tests     failed          132 tests, 2 failed          2 min 5 s',
      'docs           passed          310 samples, 0 wrong             0.1 s',
      'packages       passed in part                                   0.1 s',
      'browser tests  passed          20 tests, 0 failed               0.1 s',
      'conformance    failed          99 statements, 1 not proven      0.1 s',
    ]);
  });

  it('closes with each sum by its name, what was not checked, and the tests alone in the last line', () => {
    expect(closingLines(RESULTS)).toEqual([
      '310 samples, 0 wrong',
      '99 statements, 1 not proven',
      'Security advisories: not checked.',
      '150 passed, 2 failed',
    ]);
    expect(totalCounts(RESULTS, 'tests')).toEqual({passed: 150, failed: 2});
  });

  it('names each failure by its step, and nothing of a step that passed', () => {
    const step = {milliseconds: 1};
    expect(
      failureLines([
        {...step, name: 'lint', outcome: 'failed', failures: ['Linting:', '  1:1 no-var']},
        {...step, name: 'docs', outcome: 'passed', failures: ['the end of its output']},
        {...step, name: 'unit tests', outcome: 'failed', failures: ['a.test.ts › opens\n    no']},
        {...step, name: 'browser tests', outcome: 'not run'},
      ]),
    ).toEqual([
      '✘ lint',
      '  Linting:',
      '    1:1 no-var',
      '',
      '✘ unit tests',
      '  a.test.ts › opens\n      no',
      '',
    ]);
  });

  it('counts the failures of a step beyond the first forty', () => {
    const failures = Array.from({length: 42}, (_, index) => `test ${index}`);
    const lines = failureLines([{name: 'unit', outcome: 'failed', milliseconds: 1, failures}]);
    expect(lines.slice(-3)).toEqual(['  test 39', '  … and 2 more', '']);
  });
});
