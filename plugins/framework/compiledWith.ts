import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Folders with what pages are compiled with, besides the pages themselves. */
const FOLDERS = ['config', 'packages', 'plugins', 'specs'];

/** Tests have no part in it. */
const SOURCE = /(?<!\.test)\.\w+$/;

/**
 * Files that compile pages. The bundler keeps compiled pages and knows nothing of these by itself, so a change of one would not reach the
 * pages of the next build.
 *
 * @param root - The project.
 */
export const compiledWith = (root: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => SOURCE.test(name))
      .map((name) => path.join(root, folder, name)),
  );
