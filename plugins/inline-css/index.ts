import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withStyles} from './withStyles';

const CSS = 'assets/css';

/**
 * Puts the styles into every built page, so that a page paints with its first answer and waits for
 * nothing else. They are small (tests/budgets.ts); in-site navigation does not load them again.
 */
export function inlineCssPlugin(): Plugin {
  return {
    name: 'inline-css',
    async postBuild({outDir, baseUrl}) {
      const names = await readdir(path.join(outDir, CSS));
      const sheets = new Map(await Promise.all(names.map(async (name) => [`${baseUrl}${CSS}/${name}`, await readFile(path.join(outDir, CSS, name), 'utf8')] as const)));
      for (const file of await readdir(outDir, {recursive: true})) {
        if (!file.endsWith('.html')) continue;
        const page = path.join(outDir, file);
        const html = await readFile(page, 'utf8');
        await writeFile(page, withStyles(html, sheets));
      }
    },
  };
}
