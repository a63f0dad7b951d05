import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {REACT} from '../framework';

/** Where the index lies below the build; what lies below `assets/` with a hash in its name is cached for good. */
export const SEARCH_FOLDER = 'assets/search';

/** Names the files of search; the only one of them that is asked for again each time. */
const MANIFEST = 'manifest.json';

/** What is in the manifest: URLs that are relative to its own. */
export interface SearchManifest {
  readonly index: string;
  /** The box with what it is made of, and the worker that searches. */
  readonly scripts: readonly string[];
}

/** Names that src/ gives to the parts of its scripts which make up search. */
const SCRIPTS = [REACT, 'search-box', 'search-client', 'search-worker'];

/** @throws Error when a script of search is not in the build. */
async function scriptsOf(outDir: string): Promise<string[]> {
  const names = await readdir(path.join(outDir, 'assets/js'));
  return SCRIPTS.map((script) => {
    const name = names.find((file) => file.startsWith(`${script}.`) && file.endsWith('.js'));
    if (!name)
      throw new Error(
        `search: assets/js holds no script "${script}.*.js". Fix: name the import in src/ with webpackChunkName: "${script}".`,
      );
    return `../js/${name}`;
  });
}

/**
 * Writes an index under a name that holds its hash, and the manifest that names it. Earlier ones go.
 * @returns the file's path below `outDir`.
 */
export async function writeIndex(outDir: string, index: string): Promise<string> {
  const folder = path.join(outDir, SEARCH_FOLDER);
  const name = `index.${createHash('sha256').update(index).digest('hex').slice(0, 12)}.json`;
  await mkdir(folder, {recursive: true});
  const earlier = (await readdir(folder)).filter(
    (file) => file.startsWith('index.') && !file.startsWith(name),
  );
  await Promise.all(earlier.map((file) => rm(path.join(folder, file))));
  await writeFile(path.join(folder, name), index);
  await writeFile(
    path.join(folder, MANIFEST),
    JSON.stringify({index: name, scripts: await scriptsOf(outDir)} satisfies SearchManifest),
  );
  return `${SEARCH_FOLDER}/${name}`;
}
