import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * A digest that changes with the name or a byte of any of some files.
 *
 * @param files - Their paths from `folder`, in any order.
 * @returns such as `sha256:0f3a…`, as the Markdown of pages has it.
 */
export function digestOfFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const bytes = readFileSync(join(folder, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return `sha256:${hash.digest('hex')}`;
}
