import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';

/** What every folder that was written here holds. */
const SERVER = 'server/main.mjs';

/**
 * Makes a folder empty for an image's files.
 * @throws Error when it holds anything else than an image's files before: that is somebody's.
 */
export function emptyFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, SERVER)))
    throw new Error(
      `${folder} holds files that are not of an image. Fix: name a folder that is empty or does not exist yet.`,
    );
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
}
