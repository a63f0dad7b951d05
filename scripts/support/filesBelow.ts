import {readdir} from 'node:fs/promises';
import {join} from 'node:path';

/** Paths of all files below a folder, each beginning with that folder, in a stable order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {withFileTypes: true});
  const paths = entries
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(async (entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
  return (await Promise.all(paths)).flat();
}
