import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Where the index lies below the build; what lies below `assets/` with a hash in its name is cached for good. */
export const SEARCH_FOLDER = 'assets/search';

/** Names the current index; the only file of search that is asked for again each time. */
export const MANIFEST = 'manifest.json';

/**
 * Writes an index under a name that holds its hash, and the manifest that names it. Earlier ones go.
 * @returns the file's path below `outDir`.
 */
export async function writeIndex(outDir: string, index: string): Promise<string> {
  const folder = path.join(outDir, SEARCH_FOLDER);
  const name = `index.${createHash('sha256').update(index).digest('hex').slice(0, 12)}.json`;
  await mkdir(folder, {recursive: true});
  const earlier = (await readdir(folder)).filter((file) => file.startsWith('index.') && !file.startsWith(name));
  await Promise.all(earlier.map((file) => rm(path.join(folder, file))));
  await writeFile(path.join(folder, name), index);
  await writeFile(path.join(folder, MANIFEST), JSON.stringify({index: name}));
  return `${SEARCH_FOLDER}/${name}`;
}
