import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {filesBelow} from '@toolhive-docs/options/filesBelow';

/** Where the files are that problems are named of. */
const FOLDERS = ['docs', 'skills', 'specs', 'src', 'packages/docs-checks/reviewed'];

/**
 * Reads parts of file names, such as `./docs/toolhive/quickstart.mdx` or `quickstart`.
 *
 * @param root - Absolute path of the project.
 * @throws Error naming the part that is in no name.
 */
export function fileParts(root: string, words: readonly string[]): string[] {
  const parts = words.map((word) => posix.normalize(word));
  const known = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    filesBelow(root, folder),
  );
  const wrong = parts.find((part) => !known.some((file) => file.includes(part)));
  if (wrong === undefined) return parts;
  throw new Error(
    `no file below ${FOLDERS.join(', ')} has "${wrong}" in its name; allowed: part of a name such as docs/toolhive/quickstart.mdx. Fix: correct it, or leave it out to see all.`,
  );
}
