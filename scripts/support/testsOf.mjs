import {relative} from 'node:path';
import {projectRoot} from './projectRoot.mjs';

/**
 * What came of one test, or of a file of tests that could not be run.
 *
 * @typedef {object} Test
 * @property {string} file from the root of the project
 * @property {string} title
 * @property {string} name with its file and the titles above
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {readonly string[]} ids the statements that it proves by passing
 * @property {readonly (string | undefined)[]} messages of its errors
 * @property {readonly string[]} skips why it was skipped
 *
 * @typedef {object} VitestFile
 * @property {string} name path of the file
 * @property {string} status
 * @property {string} [message] why the file itself could not be run
 * @property {readonly {title: string, fullName: string, status: string, tags?: readonly string[], failureMessages?: readonly string[]}[]} assertionResults
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
 * @property {readonly string[]} [tags]
 * @property {readonly PlaywrightTest[]} tests one for each project that ran it
 *
 * @typedef {object} PlaywrightTest
 * @property {string} status
 * @property {readonly {type: string, description?: string}[]} [annotations]
 * @property {readonly {errors?: readonly {message?: string}[]}[]} [results]
 *
 * @typedef {object} Report JSON of vitest 4.1 or Playwright 1.65, as far as it is read here
 * @property {readonly VitestFile[]} [testResults]
 * @property {readonly PlaywrightSuite[]} [suites]
 */

/**
 * What came of every test of a report. Any other report names none.
 *
 * @param {Report} report
 * @returns {readonly Test[]}
 */
export const testsOf = ({testResults = [], suites = []}) => [
  ...testResults.flatMap(ofVitest),
  ...suites.flatMap((suite) => ofPlaywright(suite, [])),
];

/** The words of both for what came of a test. @type {Readonly<Record<string, Test['status']>>} */
const STATUS = {
  passed: 'passed',
  failed: 'failed',
  expected: 'passed',
  unexpected: 'failed',
  // Passed at a second try only.
  flaky: 'failed',
  skipped: 'skipped',
};

/** @param {VitestFile} vitestFile @returns {readonly Test[]} */
function ofVitest({name, status: whole, message, assertionResults}) {
  const file = inTree(name);
  const tests = assertionResults.map(
    ({title, fullName, status, tags: ids = [], failureMessages: messages = []}) => ({
      ...{file, title, name: `${file} › ${fullName}`, ids, messages, skips: []},
      status: STATUS[status] ?? 'skipped',
    }),
  );
  if (whole !== 'failed' || tests.some(({status}) => status === 'failed')) return tests;
  const broken = {title: file, name: file, ids: [], messages: [message], skips: []};
  return [...tests, {...broken, file, status: 'failed'}];
}

/** @param {PlaywrightSuite} suite @param {readonly string[]} above titles @returns {readonly Test[]} */
const ofPlaywright = ({specs = [], suites = []}, above) => [
  ...specs.flatMap(({title, file, line, tags = [], tests}) =>
    tests.map(({status, annotations = [], results = []}) => ({
      file: `tests/${file}`,
      title,
      name: [`tests/${file}:${line}`, ...above, title].join(' › '),
      status: STATUS[status] ?? 'failed',
      ids: tags.map((tag) => tag.replace('@', '')),
      messages: results.flatMap(({errors = []}) => errors).map(({message}) => message),
      skips: annotations
        .filter(({type}) => type === 'skip')
        .map(({description}) => description ?? 'no reason'),
    })),
  ),
  ...suites.flatMap((suite) => ofPlaywright(suite, [...above, suite.title])),
];

/** A path from the root of the project. @param {string} file */
export const inTree = (file) => relative(projectRoot, file).replaceAll('\\', '/');
