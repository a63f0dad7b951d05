import {dirname} from 'node:path';

/** The folders of files, to be watched: an editor may save by putting a new file in the place of the one that is watched. */
export const foldersOf = (...files: readonly string[]): string[] => [
  ...new Set(files.map((file) => dirname(file))),
];
