import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Linter} from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import {expect, it} from 'vitest';
import {inPromisedBrowsers} from './inPromisedBrowsers.mjs';

const CODE = `URL.canParse('a');
document.body.checkVisibility();
document.body.ariaBusy = 'true';
requestIdleCallback(() => {});
new URL('a').searchParams.get('b');
document.body.replaceChildren();
[1].toSorted();
AbortSignal.timeout(1);
export const button = {ariaBusy: true, canParse: 1};
`;

it('what a promised browser lacks is found, and what all of them have is not', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'lint-'));
  const file = join(cwd, 'code.ts');
  writeFileSync(file, CODE);
  const program = ts.createProgram([file], {
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const messages = new Linter({cwd}).verify(
    CODE,
    [
      {
        files: ['**/*.ts'],
        languageOptions: {
          parser: /** @type {import('eslint').Linter.Parser} */ (tseslint.parser),
          parserOptions: {programs: [program]},
        },
        plugins: {site: {rules: {'in-promised-browsers': inPromisedBrowsers}}},
        rules: {'site/in-promised-browsers': 'error'},
      },
    ],
    file,
  );
  expect(messages.map(({line, message}) => `${line}: ${message}`)).toEqual([
    expect.stringMatching(/^1: chrome before 120, .* lacks canParse/),
    expect.stringMatching(/^2: safari before 17\.4, .* lacks checkVisibility/),
    expect.stringMatching(/^3: firefox before 119 lacks ariaBusy/),
    expect.stringMatching(/^4: safari, safari_ios lacks requestIdleCallback/),
  ]);
});
