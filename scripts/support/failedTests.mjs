import {stripVTControlCharacters} from 'node:util';
import {inTree, testsOf} from './testsOf.mjs';

/**
 * The tests that failed, in two lines each: file and title, then the first line of the error.
 *
 * @typedef {{message?: string, location?: {file: string, line: number}}} Problem
 * @param {import('./testsOf.mjs').Report & {readonly errors?: readonly Problem[]}} report `errors`: outside any test, by Playwright
 * @returns {readonly string[]}
 */
export const failedTests = ({errors = [], ...report}) => [
  ...testsOf(report)
    .filter(({status}) => status === 'failed')
    .map(({name, messages}) => entry(name, messages)),
  ...errors.map(({message, location}) =>
    entry(location ? `${inTree(location.file)}:${location.line}` : 'Playwright', [message]),
  ),
];

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
