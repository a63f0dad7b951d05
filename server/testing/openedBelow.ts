import {existsSync, readdirSync, readlinkSync} from 'node:fs';

/** Where Linux lists the open files of a process. */
const LIST = '/proc/self/fd';

/** Whether this system tells which files are open. */
export const TELLS_OPENED = existsSync(LIST);

/** How many files below a folder this program has open. */
export function openedBelow(folder: string): number {
  const isBelow = (descriptor: string): boolean => {
    try {
      return readlinkSync(`${LIST}/${descriptor}`).startsWith(folder);
    } catch {
      // Closed since it was listed.
      return false;
    }
  };
  return readdirSync(LIST).filter(isBelow).length;
}
