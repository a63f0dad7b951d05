import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const VERSION = '1.6.0';
const folder = resolve('.cache', 'bench', `pagefind-${VERSION}`);

/** The part of Pagefind's indexing library that is used here. */
export interface Pagefind {
  readonly createIndex: (options: {readonly forceLanguage: string}) => Promise<{
    readonly index: {
      readonly addHTMLFile: (file: {
        readonly url: string;
        readonly content: string;
      }) => Promise<unknown>;
      readonly writeFiles: (to: {readonly outputPath: string}) => Promise<unknown>;
    };
  }>;
  readonly close: () => Promise<unknown>;
}

/**
 * Loads Pagefind, and installs it into .cache/bench/ the first time. It is a program for each system and no library, so it is not
 * among this project's packages.
 * @throws Error when it cannot be installed.
 */
export async function fetchPagefind(): Promise<Pagefind> {
  const entry = resolve(folder, 'node_modules', 'pagefind', 'lib', 'index.js');
  if (!existsSync(entry)) {
    mkdirSync(folder, {recursive: true});
    try {
      execFileSync(
        'npm',
        [
          'install',
          '--prefix',
          folder,
          '--no-save',
          '--no-audit',
          '--no-fund',
          '--no-package-lock',
          `pagefind@${VERSION}`,
        ],
        {stdio: ['ignore', 'ignore', 'pipe']},
      );
    } catch (error) {
      throw new Error(
        `pagefind@${VERSION} cannot be installed into ${folder}; check the network, or install it there yourself`,
        {cause: error},
      );
    }
  }
  return (await import(pathToFileURL(entry).href)) as Pagefind;
}
