import {chmodSync, lstatSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** For tests: makes a folder and all below it read only, as the file system of a container is. @returns what makes it writable again. */
export function freeze(folder: string): () => void {
  const paths = [
    folder,
    ...readdirSync(folder, {recursive: true}).map((path) => join(folder, String(path))),
  ];
  for (const path of paths) chmodSync(path, lstatSync(path).isDirectory() ? 0o555 : 0o444);
  return () => {
    for (const path of paths) if (lstatSync(path).isDirectory()) chmodSync(path, 0o755);
  };
}
