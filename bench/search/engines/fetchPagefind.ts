import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {BENCH_CACHE, installOnDemand} from '../../../scripts/support/installOnDemand';

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
  const entry = join(installed(), 'node_modules/pagefind/lib/index.js');
  return (await import(pathToFileURL(entry).href)) as Pagefind;
}

function installed(): string {
  try {
    return installOnDemand(
      'pagefind',
      fileURLToPath(new URL('../pagefind/package.json', import.meta.url)),
    );
  } catch (error) {
    throw new Error(`Pagefind cannot be installed into ${BENCH_CACHE}; check the network`, {
      cause: error,
    });
  }
}
