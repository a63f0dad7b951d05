import {describe, expect, it} from 'vitest';
import {failedTests} from './failedTests.mjs';
import {inProject} from './projectRoot.mjs';

/** @param {string} status @param {readonly {message: string}[]} [errors] */
const browserTest = (status, errors = []) => ({status, results: [{errors}]});

describe('the failed tests of a report', () => {
  it('of vitest are named with file and title, and the first line of the error', () => {
    const assertionResults = [
      {title: 'opens', fullName: 'a box opens', status: 'passed', failureMessages: []},
      {
        title: 'closes',
        fullName: 'a box closes',
        status: 'failed',
        failureMessages: ['AssertionError: expected 1 to be 2\n    at box.test.ts:7:3'],
      },
    ];
    const name = inProject('src/box.test.ts');
    expect(failedTests({testResults: [{name, status: 'failed', assertionResults}]})).toEqual([
      'src/box.test.ts › a box closes\n    AssertionError: expected 1 to be 2',
    ]);
  });

  it('include a file of tests that cannot be run at all', () => {
    const file = {
      name: inProject('src/box.test.ts'),
      status: 'failed',
      message: "Cannot find module './box'\nRequire stack: …",
      assertionResults: [],
    };
    expect(failedTests({testResults: [file]})).toEqual([
      "src/box.test.ts\n    Cannot find module './box'",
    ]);
  });

  it('of Playwright are named with file, line and titles, and the first line of each error, without colors', () => {
    const errors = [
      {message: '\u001b[31mTest timeout of 30000ms exceeded.\u001b[39m'},
      {message: '\n  Error: locator.click: Target closed\nCall log:'},
    ];
    const at = {file: 'search/box.spec.ts', line: 12};
    const suite = {
      title: 'search/box.spec.ts',
      specs: [],
      suites: [
        {
          title: 'the box',
          specs: [
            {title: 'opens', ...at, tests: [browserTest('expected')]},
            {title: 'is skipped', ...at, tests: [browserTest('skipped')]},
            {title: 'closes', ...at, tests: [browserTest('unexpected', errors)]},
            {title: 'shuts', ...at, tests: [browserTest('flaky')]},
          ],
        },
      ],
    };
    expect(failedTests({suites: [suite]})).toEqual([
      'tests/search/box.spec.ts:12 › the box › closes\n    Test timeout of 30000ms exceeded.; Error: locator.click: Target closed',
      'tests/search/box.spec.ts:12 › the box › shuts\n    no error was reported',
    ]);
  });

  it('include what broke outside any test', () => {
    const location = {file: inProject('tests/box.spec.ts'), line: 3};
    const errors = [
      {message: 'SyntaxError: Unexpected token', location},
      {message: 'No tests found'},
    ];
    expect(failedTests({suites: [], errors})).toEqual([
      'tests/box.spec.ts:3\n    SyntaxError: Unexpected token',
      'Playwright\n    No tests found',
    ]);
  });

  it('are none in a report of another kind', () => {
    expect(failedTests(/** @type {object} */ ({passed: 3, failed: 1}))).toEqual([]);
  });
});
