import {readdir} from 'node:fs/promises';
import path from 'node:path';

/** Paths of all files below a folder, from there, sorted, with slashes on every system. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {withFileTypes: true});
  const found = await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isDirectory()) return [entry.name];
      const inside = await filesBelow(path.join(folder, entry.name));
      return inside.map((file) => `${entry.name}/${file}`);
    }),
  );
  return found.flat().sort();
}
