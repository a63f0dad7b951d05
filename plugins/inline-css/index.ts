import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildPart} from '../built-pages';
import {withStyles} from './withStyles';

const CSS = 'assets/css';

/**
 * Puts the styles into every built page, so that a page paints with its first answer and waits for
 * nothing else. They are small (tests/budgets.ts); in-site navigation does not load them again.
 */
export const inlineCss: BuildPart =
  () =>
  ({outDir, baseUrl}) => {
    const sheets = new Map<string, string>();
    return {
      async decide() {
        for (const name of await readdir(path.join(outDir, CSS)))
          sheets.set(
            `${baseUrl}${CSS}/${name}`,
            await readFile(path.join(outDir, CSS, name), 'utf8'),
          );
      },
      change: (html) => withStyles(html, sheets),
    };
  };
