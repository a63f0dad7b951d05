import {existsSync, lstatSync, readFileSync, realpathSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import * as z from 'zod';
import {emptyState, type SandboxState} from '@toolhive-docs/api-sandbox';
import {acquireLock} from './acquireLock';
import {writeAtomically} from './writeAtomically';

/** A state file that this program alone writes to. */
export interface OpenStateFile {
  /** The state that the file held. */
  readonly state: SandboxState;
  /**
   * Writes a state. When this resolves, it is on the disk and survives the end of the process at any time. One call at a time.
   * @throws when the disk refuses, or the lock is lost; the file is then as it was before
   */
  readonly save: (state: SandboxState) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A state file of the sandbox is far smaller, in bytes; something else was named by mistake. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Opens a state file, making it when it is not there.
 * @param patience - Longest wait for another program to end, in milliseconds.
 * @throws Error when the file is in use, cannot be read or written, or is not a state file
 */
export async function openStateFile(path: string, patience?: number): Promise<OpenStateFile> {
  const file = pathOf(path);
  const {isLost, release} = await acquireLock(file, patience);
  const save: OpenStateFile['save'] = async (state) => {
    if (isLost()) throw new Error(`${file} was taken over by another sandbox.`);
    await writeAtomically(file, `${JSON.stringify({format: 2, state})}\n`);
  };
  try {
    const state = readState(file);
    // A folder that cannot be written is told now, not at the first change.
    await save(state);
    return {state, save, close: release};
  } catch (error) {
    await release();
    throw (error as NodeJS.ErrnoException).code === undefined
      ? error
      : new Error(
          `${file} cannot be used: ${(error as Error).message}. Check the folder and its rights.`,
        );
  }
}

/** Where the file is, links followed. To write over a link that leads nowhere would replace it. */
function pathOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  if (isLink(path))
    throw new Error(
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
  if (!stats.isFile()) throw new Error(`${file} is not a file. Name one with --state.`);
  if (stats.size > MAX_BYTES)
    throw new Error(
      `${file} is larger than any state file of this program. Name another one with --state.`,
    );
  const {success, data, error} = StateFile.safeParse(parse(readFileSync(file, 'utf8')));
  if (success) return data.state;
  throw new Error(
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

/** Milliseconds since 1970, as far as dates reach (ECMA-262 §21.4.1.1). */
const Time = z.number().min(0).max(8.64e15);

const Workload = z.strictObject({
  name: z.string(),
  image: z.string(),
  port: z.int(),
  createdAt: Time,
  readyAt: Time,
  fails: z.boolean(),
  stoppedAt: Time.nullable(),
});

/** The content of a state file. The number goes up when a version cannot read the files of the one before. */
const StateFile: z.ZodType<{readonly format: 2; readonly state: SandboxState}> = z.strictObject({
  format: z.literal(2),
  state: z.strictObject({
    clients: z.array(z.string()),
    removedRegistries: z.array(z.string()),
    workloads: z.array(Workload),
  }),
});
