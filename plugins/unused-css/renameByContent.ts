import {createHash} from 'node:crypto';
import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

const HASH_LENGTH = 8;

/**
 * Puts new content in place of a hashed file, under a name with the hash of that content: hashed files
 * are cached for good, so a name must mean one content.
 *
 * @param file - Path such as `…/styles.1a2b3c4d.css`.
 * @returns The new name, without folder.
 */
export async function renameByContent(file: string, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  const {dir, base} = path.parse(file);
  const name = base.replace(/\.[0-9a-f]+\.(\w+)$/, `.${hash}.$1`);
  await rm(file);
  await writeFile(path.join(dir, name), content);
  return name;
}
