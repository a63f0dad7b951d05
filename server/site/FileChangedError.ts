import type {Stats} from 'node:fs';

/** A file kept changing while it was read. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** Tells whether an opened file holds what it held. That it lost its name, as when a build is replaced, does not matter. */
export function isSame(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;
}
