import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {expect, it} from 'vitest';
import {stringsElsewhere} from './stringsElsewhere.mjs';

/** @param {string} code @returns {number} how many strings are found */
const found = (code) =>
  new Linter().verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: {
          parser: /** @type {import('eslint').Linter.Parser} */ (tseslint.parser),
          parserOptions: {ecmaFeatures: {jsx: true}},
        },
        rules: {'no-restricted-syntax': ['error', stringsElsewhere]},
      },
    ],
    'src/a.tsx',
  ).length;

it.each([
  'const a = <p>No results</p>;',
  'const a = <button aria-label="Search" />;',
  'const a = <a aria-label={`Direct link to ${name}`}>{icon}</a>;',
  "status.textContent = 'Copied';",
  "status.textContent = wraps ? 'Wrapped' : name;",
  "const item = {label: 'Retry'};",
  'const item = {label: `Open in ${name}`};',
  "const FAILED = 'The list did not load. Try again.';",
  'const text = (size) => `The docs need ${size}.`;',
  "throw new Unreachable('This page did not come.');",
])('finds the string of the interface in %s', (code) => {
  expect(found(code)).toBe(1);
});

it.each([
  'const a = <p className="clean-btn pill">{strings.noResults(query)}</p>;',
  'const a = <code>thv</code>;',
  "const title = translate({id: 'theme.a', message: 'Scroll back to top'});",
  'const a = <Translate id="theme.a">Back to main menu</Translate>;',
  "throw new Error('The page holds no list of pages.');",
  "console.warn('Events are not sent');",
  "const key = {name: 'ArrowUp', rel: 'noopener noreferrer'};",
])('leaves alone what is none, as in %s', (code) => {
  expect(found(code)).toBe(0);
});
