import {existsSync, readFileSync, realpathSync, statSync} from 'node:fs';
import {open, rename, type FileHandle} from 'node:fs/promises';
import {dirname, resolve} from 'node:path';
import type {Change, SandboxState} from '../../../packages/api-sandbox';
import {readState} from './readState';
import {encodeEntry} from './record';
import {StateFileError} from './StateFileError';
import {takeLock} from './takeLock';

/** A state file that is being written. */
export interface Journal {
  /** The state the file held. */
  readonly state: SandboxState;
  /** True when the file ended in an unfinished line, which is gone now. */
  readonly unfinished: boolean;
  /**
   * Keeps a change. When this resolves, the change is on the disk and survives the end of the process at any time. One call at a time.
   * @throws when the disk refuses; the file is then as it was before
   */
  readonly append: (change: Change, before: () => SandboxState) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Changes after which the file is written anew, so that it does not grow for ever. */
const usualLength = 1000;

/** A state file of the sandbox is far smaller; something else was named by mistake. */
const largestFile = 64 * 1024 * 1024;

/**
 * Opens a state file, making it when it is not there, and writes it anew as one line.
 *
 * Every change is one line at the end of the file, written and synced before it counts. Writing anew goes into a second file, which
 * takes the place of the first in one step. So whatever moment the process dies at, the file holds every change that was kept.
 * @throws StateFileError when the file is in use, cannot be read or written, or is not a state file
 */
export async function openJournal(path: string, compactAfter = usualLength): Promise<Journal> {
  const file = existsSync(path) ? realpathSync(path) : resolve(path);
  const unlock = takeLock(file);
  try {
    const {state, unfinished} = readState(readText(file), file);
    let current = await rewrite(file, encodeEntry({format: 1, state}));
    let changes = 0;

    const append = async (change: Change, before: () => SandboxState) => {
      if (changes >= compactAfter) {
        const next = await rewrite(
          file,
          encodeEntry({format: 1, state: before()}) + encodeEntry({number: 1, change}),
        );
        await current.handle.close();
        [current, changes] = [next, 1];
        return;
      }
      const line = Buffer.from(encodeEntry({number: changes + 1, change}));
      try {
        await writeAll(current.handle, line, current.size);
        await current.handle.datasync();
      } catch (error) {
        await current.handle.truncate(current.size);
        throw error;
      }
      current = {handle: current.handle, size: current.size + line.byteLength};
      changes += 1;
    };
    const close = async () => {
      await current.handle.close();
      unlock();
    };
    return {state, unfinished, append, close};
  } catch (error) {
    unlock();
    throw error instanceof StateFileError
      ? error
      : new StateFileError(
          `${file} cannot be used: ${(error as Error).message}. Check the folder and its rights.`,
        );
  }
}

function readText(file: string): string {
  if (!existsSync(file)) return '';
  const facts = statSync(file);
  if (!facts.isFile()) throw new StateFileError(`${file} is not a file. Name one with --state.`);
  if (facts.size > largestFile)
    throw new StateFileError(
      `${file} is larger than any state file of this program. Name another one with --state.`,
    );
  return readFileSync(file, 'utf8');
}

/** Puts a text in the place of a file in one step, and leaves the new file open for more. */
async function rewrite(file: string, text: string): Promise<{handle: FileHandle; size: number}> {
  const temporary = `${file}.new`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    const bytes = Buffer.from(text);
    await writeAll(handle, bytes, 0);
    await handle.sync();
    await rename(temporary, file);
    await syncFolder(dirname(file));
    return {handle, size: bytes.byteLength};
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.byteLength;) {
    const {bytesWritten} = await handle.write(
      bytes,
      written,
      bytes.byteLength - written,
      position + written,
    );
    written += bytesWritten;
  }
}

/** Makes the new name of a file last. Windows cannot open folders; there the rename itself has to do. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
