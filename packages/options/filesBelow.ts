import {lstatSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';

/** Paths of all files below a folder of `root`, or below `root` itself, from there: sorted, with slashes on every system. */
export const filesBelow = (root: string, folder = ''): string[] =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => !lstatSync(join(root, folder, name)).isDirectory())
    .map((name) => (folder && `${folder}/`) + name.replaceAll(sep, '/'))
    .sort();
