import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {basename} from 'node:path';

/**
 * A digest that changes with the name or a byte of any of some files.
 *
 * @param files - Their absolute paths, in any order; of these, names alone count.
 * @returns such as `sha256:0f3a…`, as the Markdown of pages has it.
 */
export function digestOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  const named = files.map((file) => ({name: basename(file), bytes: readFileSync(file)}));
  for (const {name, bytes} of named.sort((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  return `sha256:${hash.digest('hex')}`;
}
