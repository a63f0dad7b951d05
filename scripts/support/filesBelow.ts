import {join} from 'node:path';
import {filesBelow as namesBelow} from '../../plugins/built-pages/filesBelow';

/** Paths of all files below a folder, each beginning with that folder, sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  return (await namesBelow(folder)).map((name) => join(folder, name));
}
