import {createHash} from 'node:crypto';
import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Pages} from '../built-pages';

const HASH_LENGTH = 8;

/**
 * Puts new content in place of a hashed file, under a name with the hash of that content, and
 * names it so in the pages: hashed files are cached for good, so a name must mean one content.
 *
 * @param file - Path such as `…/styles.1a2b3c4d.css`.
 * @returns The new path.
 */
export async function renameByContent(file: string, content: string, pages: Pages): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  const {dir, base} = path.parse(file);
  const name = base.replace(/\.[0-9a-f]+\.(\w+)$/, `.${hash}.$1`);
  await rm(file);
  await writeFile(path.join(dir, name), content);
  for (const [page, html] of pages) pages.set(page, html.replaceAll(base, name));
  return path.join(dir, name);
}
