import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';

/** The file by which a folder that was written here is known. */
const SERVER = 'server/main.mjs';

/**
 * Makes a folder empty for an image's files.
 * @throws Error when it holds files, but not those of an image: they are somebody's.
 */
export function emptyFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, SERVER)))
    throw new Error(
      `${folder} holds files that are not of an image. Fix: name a folder that is empty or does not exist yet.`,
    );
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
}
