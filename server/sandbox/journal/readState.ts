import {emptyState, type SandboxState} from '../../../packages/api-sandbox';
import {World} from '../../../packages/api-sandbox/state/World';
import {decodeEntry} from './record';
import {StateFileError} from './StateFileError';

export interface ReadState {
  readonly state: SandboxState;
  /** True when the file ended in the middle of a line: a change that was never acknowledged. */
  readonly unfinished: boolean;
}

/**
 * Puts a state together from the text of a state file: the state of the first line and all changes after it. An empty file is an
 * empty state. What stands after the last newline was being written when the program was killed; nobody was told that it happened.
 * @param file how messages call the text
 * @throws StateFileError naming the line that cannot be read
 */
export function readState(text: string, file: string): ReadState {
  const lines = text.split('\n');
  const unfinished = lines.pop() !== '';
  const [first, ...rest] = lines;
  if (first === undefined) {
    if (unfinished) throw broken(file, 1, 'it is not a line of a state file');
    return {state: emptyState, unfinished};
  }
  const start = decodeEntry(first);
  if (typeof start === 'string' || !('state' in start))
    throw broken(
      file,
      1,
      typeof start === 'string' ? start : 'it is not the beginning of a state file',
    );
  const world = new World(start.state);
  for (const [index, line] of rest.entries()) {
    const entry = decodeEntry(line);
    if (typeof entry === 'string') throw broken(file, index + 2, entry);
    if (!('change' in entry) || entry.number !== index + 1)
      throw broken(
        file,
        index + 2,
        `change ${index + 1} should stand here, so lines are missing or doubled`,
      );
    world.apply(entry.change);
  }
  return {state: world.snapshot(), unfinished};
}

function broken(file: string, line: number, why: string): StateFileError {
  return new StateFileError(
    `${file}:${line} cannot be read: ${why}. Put back a copy of the file, or name another one with --state.`,
  );
}
