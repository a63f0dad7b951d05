import {existsSync, lstatSync, readFileSync, realpathSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import * as z from 'zod';
import {emptyState, type Change, type SandboxState, World} from '@toolhive-docs/api-sandbox';
import {acquireLock} from './acquireLock';
import {StateFile} from './schema';
import {StateFileError} from './StateFileError';
import {writeAtomically} from './writeAtomically';

/** A state file that this program alone writes to. */
export interface OpenStateFile {
  /** The state that the file held. */
  readonly state: SandboxState;
  /**
   * Writes the state after a change. When this resolves, it is on the disk and survives the end of the process at any time. One call at a time.
   * @throws when the disk refuses, or the lock is lost; the file is then as it was before
   */
  readonly save: (change: Change, before: () => SandboxState) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A state file of the sandbox is far smaller, in bytes; something else was named by mistake. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Opens a state file, making it when it is not there.
 * @param patience - Longest wait for another program to end, in milliseconds.
 * @throws StateFileError when the file is in use, cannot be read or written, or is not a state file
 */
export async function openStateFile(path: string, patience?: number): Promise<OpenStateFile> {
  const file = pathOf(path);
  const {isLost, release} = await acquireLock(file, patience);
  const write = (state: SandboxState) => {
    if (isLost()) throw new StateFileError(`${file} was taken over by another sandbox.`);
    return writeAtomically(file, `${JSON.stringify({format: 2, state})}\n`);
  };
  try {
    const state = readState(file);
    // A folder that cannot be written is told now, not at the first change.
    await write(state);
    const save: OpenStateFile['save'] = async (change, before) => {
      const world = new World(before());
      world.apply(change);
      await write(world.snapshot());
    };
    return {state, save, close: release};
  } catch (error) {
    await release();
    throw error instanceof StateFileError
      ? error
      : new StateFileError(
          `${file} cannot be used: ${(error as Error).message}. Check the folder and its rights.`,
        );
  }
}

/** Where the file is, links followed. To write over a link that leads nowhere would replace it. */
function pathOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  if (isLink(path))
    throw new StateFileError(
      `${path} is a link that leads to no file. Make the file, an empty one will do, or name another one with --state.`,
    );
  return resolve(path);
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    // No path of a file at all, such as one below a file: whoever opens it says why.
    return false;
  }
}

function readState(file: string): SandboxState {
  const stats = statSync(file, {throwIfNoEntry: false});
  if (stats === undefined || stats.size === 0) return emptyState;
  if (!stats.isFile()) throw new StateFileError(`${file} is not a file. Name one with --state.`);
  if (stats.size > MAX_BYTES)
    throw new StateFileError(
      `${file} is larger than any state file of this program. Name another one with --state.`,
    );
  const {success, data, error} = StateFile.safeParse(parse(readFileSync(file, 'utf8')));
  if (success) return data.state;
  throw new StateFileError(
    `${file} is not a state file of this version: ${z.prettifyError(error)}. Put back a copy of the file, or name another one with --state.`,
  );
}

/** The value of a JSON text; the text itself when it is none, which no schema takes. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
