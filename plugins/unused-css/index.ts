import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';
import {namedVariables} from './namedVariables';
import {namesInPage} from './namesInPage';
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

async function below(folder: string, ending: string): Promise<string[]> {
  const files = await readdir(folder, {recursive: true});
  return files.filter((file) => file.endsWith(ending)).map((file) => path.join(folder, file));
}

const readAll = (files: readonly string[]): Promise<string[]> => Promise.all(files.map((file) => readFile(file, 'utf8')));

/** After the build, removes rules and custom properties of the style sheet of all pages that no built page or script names. */
export function unusedCssPlugin(): Plugin {
  return {
    name: 'unused-css',
    async postBuild({outDir}) {
      const pages = await below(outDir, '.html');
      const scripts = (await below(path.join(outDir, 'assets/js'), '.js')).filter((file) => !NEVER_LOADED.test(path.basename(file)));
      const [builtPages, builtScripts] = await Promise.all([readAll(pages), readAll(scripts)]);
      const results = await new PurgeCSS().purge({
        content: [...builtPages.map((raw) => ({raw, extension: 'html'})), ...builtScripts.map((raw) => ({raw, extension: 'js'}))],
        css: [path.posix.join(outDir, 'assets/css/styles.*.css')],
        extractors: [
          {extractor: namesInPage, extensions: ['html']},
          {extractor: namesInScript, extensions: ['js']},
        ],
        keyframes: true,
        variables: true,
        safelist: {...SAFE, variables: [...SAFE.variables, ...namedVariables([...builtPages, ...builtScripts])]},
        dynamicAttributes: ['aria-current', 'aria-pressed', 'aria-expanded', 'aria-selected'],
      });
      for (const {file, css} of results) {
        if (file) await renameByContent(file, css, pages);
      }
    },
  };
}
