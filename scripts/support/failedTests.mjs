import {relative} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {projectRoot} from './projectRoot.mjs';

/**
 * @typedef {object} VitestFile
 * @property {string} name path of the file
 * @property {string} status
 * @property {string} [message] why the file itself could not be run
 * @property {readonly {fullName: string, status: string, failureMessages?: readonly string[]}[]} assertionResults
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {readonly PlaywrightSpec[]} [specs]
 * @property {readonly PlaywrightSuite[]} [suites]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file below `tests/`
 * @property {number} line
 * @property {readonly {status: string, results: readonly {errors?: readonly Problem[]}[]}[]} tests
 *
 * @typedef {{message?: string, location?: {file: string, line: number}}} Problem
 *
 * @typedef {object} Report
 * @property {readonly VitestFile[]} [testResults]
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly Problem[]} [errors] outside any test, by Playwright
 */

/**
 * The tests that failed, in two lines each: file and title, then the first line of the error.
 *
 * @param {Report} report JSON of vitest 4 or Playwright 1.65; any other names no tests
 * @returns {readonly string[]}
 */
export function failedTests({testResults = [], suites = [], errors = []}) {
  return [
    ...testResults.flatMap(ofVitest),
    ...suites.flatMap((suite) => ofPlaywright(suite, [])),
    ...errors.map(({message, location}) =>
      entry(location ? inTree(location.file, location.line) : 'Playwright', [message]),
    ),
  ];
}

/** @param {VitestFile} file @returns {readonly string[]} */
function ofVitest({name, status, message, assertionResults}) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) {
    return [entry(inTree(name), [message])];
  }
  return failed.map(({fullName, failureMessages = []}) =>
    entry(`${inTree(name)} › ${fullName}`, failureMessages),
  );
}

/** @param {PlaywrightSuite} suite @param {readonly string[]} above titles @returns {readonly string[]} */
function ofPlaywright({specs = [], suites = []}, above) {
  return [
    ...specs.flatMap(({title, file, line, tests}) =>
      tests
        // A test that passed at a second try only has failed once.
        .filter(({status}) => status === 'unexpected' || status === 'flaky')
        .map(({results}) =>
          entry(
            [`tests/${file}:${line}`, ...above, title].join(' › '),
            results.flatMap((result) => result.errors ?? []).map(({message}) => message),
          ),
        ),
    ),
    ...suites.flatMap((suite) => ofPlaywright(suite, [...above, suite.title])),
  ];
}

/** @param {string} test @param {readonly (string | undefined)[]} messages */
function entry(test, messages) {
  const lines = messages.map((message) => firstLine(message ?? ''));
  return `${test}\n    ${[...new Set(lines)].filter(Boolean).join('; ') || 'no error was reported'}`;
}

/** @param {string} message */
const firstLine = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';

/** A path from the root of the project. @param {string} file @param {number} [line] */
function inTree(file, line) {
  const path = relative(projectRoot, file).replaceAll('\\', '/');
  return line === undefined ? path : `${path}:${line}`;
}
