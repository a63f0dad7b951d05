import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';
import {namedVariables} from './namedVariables';
import {renameByContent} from './renameByContent';

/** Written by scripts or set by the reader's device, so that no built file may name them. */
const SAFE = {
  standard: [/^navbar-sidebar/, /^data-/, 'moved'],
  greedy: [/data-theme/],
  variables: [/^--docusaurus-/, /^--doc-/],
};

/** Every word of a built file may be a class name: too careful rather than too eager. */
const words = (content: string): string[] => content.match(/[\w-]+/g) ?? [];

async function below(folder: string, ending: string): Promise<string[]> {
  const files = await readdir(folder, {recursive: true});
  return files.filter((file) => file.endsWith(ending)).map((file) => path.join(folder, file));
}

const readAll = (files: readonly string[]): Promise<string[]> => Promise.all(files.map((file) => readFile(file, 'utf8')));

/** After the build, removes rules and custom properties of the style sheet that no built page or script names. */
export function unusedCssPlugin(): Plugin {
  return {
    name: 'unused-css',
    async postBuild({outDir}) {
      const pages = await below(outDir, '.html');
      const built = await readAll([...pages, ...(await below(path.join(outDir, 'assets/js'), '.js'))]);
      const results = await new PurgeCSS().purge({
        content: built.map((raw) => ({raw, extension: 'html'})),
        css: [path.posix.join(outDir, 'assets/css/*.css')],
        defaultExtractor: words,
        keyframes: true,
        variables: true,
        safelist: {...SAFE, variables: [...SAFE.variables, ...namedVariables(built)]},
        dynamicAttributes: ['aria-current', 'aria-pressed', 'aria-expanded', 'aria-selected'],
      });
      for (const {file, css} of results) {
        if (file) await renameByContent(file, css, pages);
      }
    },
  };
}
