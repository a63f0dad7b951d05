import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {StateFileError} from './StateFileError';

/**
 * Makes sure that no other program writes to the state file: a file beside it holds the number of the process that does. One left
 * behind by a process that no longer lives is taken over.
 * @returns gives the lock back
 * @throws StateFileError when a living process has it
 */
export function takeLock(file: string): () => void {
  const lock = `${file}.lock`;
  for (const isLastTry of [false, true]) {
    try {
      writeFileSync(lock, String(process.pid), {flag: 'wx'});
      return () => rmSync(lock, {force: true});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new StateFileError(
          `${lock} cannot be written (${(error as Error).message}). Check the folder and its rights.`,
        );
    }
    const owner = Number(readFileSync(lock, 'utf8'));
    if (isLastTry || (Number.isInteger(owner) && owner > 0 && isAlive(owner))) {
      throw new StateFileError(
        `${file} is in use by process ${owner}. Stop it or name another file with --state; if that process is another program, delete ${lock}.`,
      );
    }
    rmSync(lock, {force: true});
  }
  throw new StateFileError(`${lock} cannot be taken.`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
