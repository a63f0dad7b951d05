import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';

/** Paths of all files below a folder, from there, sorted, with slashes on every system. */
export async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, {recursive: true});
  const found = await Promise.all(
    names.map(async (name) => ((await stat(path.join(folder, name))).isFile() ? [name] : [])),
  );
  return found
    .flat()
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}
