import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';

/** Written by scripts or set by the reader's device, so that no built file may name them. */
const SAFE = {
  standard: [/^navbar-sidebar/, /^data-/],
  greedy: [/data-theme/, /mermaid/],
  variables: [/^--docusaurus-/, /^--doc-/],
};

/** Every word of a built file may be a class name: too careful rather than too eager. */
const words = (content: string): string[] => content.match(/[\w-]+/g) ?? [];

/** After the build, removes rules and custom properties of the style sheet that no built page or script names. */
export function unusedCssPlugin(): Plugin {
  return {
    name: 'unused-css',
    async postBuild({outDir}) {
      const built = (pattern: string): string => path.posix.join(outDir, pattern);
      const results = await new PurgeCSS().purge({
        content: [built('**/*.html'), built('assets/js/*.js')],
        css: [built('assets/css/*.css')],
        defaultExtractor: words,
        keyframes: true,
        variables: true,
        safelist: SAFE,
        dynamicAttributes: ['aria-current', 'aria-pressed', 'aria-expanded', 'aria-selected'],
      });
      for (const {file, css} of results) {
        if (file && (await readFile(file, 'utf8')) !== css) await writeFile(file, css);
      }
    },
  };
}
