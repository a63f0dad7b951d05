import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** Writes a file; one that is already right is not touched, so that watchers stay quiet. */
export function writeIfNew(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}
