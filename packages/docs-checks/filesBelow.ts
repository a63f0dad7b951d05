import {readdirSync} from 'node:fs';
import {join} from 'node:path';

/** Files and folders below a folder of the project, by their paths from its root. */
export const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
