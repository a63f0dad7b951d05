import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';
import {namedVariables} from './namedVariables';

/** Written by scripts or set by the reader's device, so that no built file may name them. */
const SAFE = {
  standard: [/^navbar-sidebar/, /^data-/],
  greedy: [/data-theme/],
  variables: [/^--docusaurus-/, /^--doc-/],
};

/** Every word of a built file may be a class name: too careful rather than too eager. */
const words = (content: string): string[] => content.match(/[\w-]+/g) ?? [];

async function readAll(folder: string, ending: string): Promise<string[]> {
  const files = await readdir(folder, {recursive: true});
  return Promise.all(files.filter((file) => file.endsWith(ending)).map((file) => readFile(path.join(folder, file), 'utf8')));
}

/** After the build, removes rules and custom properties of the style sheet that no built page or script names. */
export function unusedCssPlugin(): Plugin {
  return {
    name: 'unused-css',
    async postBuild({outDir}) {
      const built = [...(await readAll(outDir, '.html')), ...(await readAll(path.join(outDir, 'assets/js'), '.js'))];
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
        if (file && (await readFile(file, 'utf8')) !== css) await writeFile(file, css);
      }
    },
  };
}
