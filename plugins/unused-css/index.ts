import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import type {BuildPart} from '../built-pages';
import {namedVariables} from './namedVariables';
import {namesInPages} from './namesInPages';
import {namesInScript} from './namesInScript';
import {renameByContent} from './renameByContent';

/** Written by scripts or set by the reader's device, so that no built file may name them; and states of any element, as `:focus-visible`. */
const SAFE = {
  standard: [/^navbar-sidebar/, /^data-/, /^:/, 'moved'],
  greedy: [/data-theme/],
  variables: [/^--docusaurus-/, /^--doc-/],
};

/** Holds what only the build needs (plugins/static-content); no page loads it. */
const NEVER_LOADED = /^page-parts\./;

async function readScripts(folder: string): Promise<string[]> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.js') && !NEVER_LOADED.test(path.basename(name)));
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** Removes rules and custom properties of the style sheet of all pages that no built page or script names. */
export const unusedCss: BuildPart = () => async ({outDir, pages}) => {
  const scripts = await readScripts(path.join(outDir, 'assets/js'));
  const names = new Set([...namesInPages(pages.values()), ...scripts.flatMap(namesInScript)]);
  const results = await new PurgeCSS().purge({
    content: [{raw: [...names].join(' '), extension: 'txt'}],
    css: [path.posix.join(outDir, 'assets/css/styles.*.css')],
    keyframes: true,
    variables: true,
    safelist: {...SAFE, variables: [...SAFE.variables, ...namedVariables([...pages.values(), ...scripts])]},
    dynamicAttributes: ['aria-current', 'aria-pressed', 'aria-expanded', 'aria-selected'],
  });
  for (const {file, css} of results) {
    if (file) await renameByContent(file, css, pages);
  }
};
