import {rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll} from 'vitest';
import {DocsLibrary} from '../library/DocsLibrary';
import {writeDocsBuild} from './docsBuild';

/** The project, whose data the tools check by. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Gives the tests of a file a library over a small build, which goes after them.
 *
 * @param more - Further pages of the build: their HTML by route.
 */
export function useLibrary(more: Readonly<Record<string, string>> = {}): () => DocsLibrary {
  let buildDir = '';
  let library: DocsLibrary;
  beforeAll(async () => {
    buildDir = await writeDocsBuild(more);
    library = new DocsLibrary({buildDir, root});
  });
  afterAll(() => rmSync(buildDir, {recursive: true}));
  return () => library;
}
