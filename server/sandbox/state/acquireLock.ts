import {lock} from 'proper-lockfile';

/** A lock that its process has not renewed for so long is taken over, in milliseconds. The library allows no less. */
const STALE = 2000;

/** How often a held lock is tried again, in milliseconds. */
const PAUSE = 200;

const goOn = (): void => undefined;

/** A lock that is held. */
export interface Lock {
  /** True once another process has taken the lock over, because this one slept for too long. */
  readonly isLost: () => boolean;
  readonly release: () => Promise<void>;
}

/**
 * Makes sure that no other program writes to the state file. One that was killed has held it for two seconds more, so that long is waited.
 * @param patience - Longest wait, in milliseconds.
 * @throws Error when another program holds it, or the folder cannot be written
 */
export async function acquireLock(file: string, patience = STALE + 1000): Promise<Lock> {
  let isLost = false;
  // The library ends the program at this signal unless someone else listens. A file that may not grow is an error of the write alone.
  if (!process.listeners('SIGXFSZ').includes(goOn)) process.on('SIGXFSZ', goOn);
  try {
    const release = await lock(file, {
      // The file may not be there yet.
      realpath: false,
      stale: STALE,
      update: STALE / 2,
      retries: {
        retries: Math.floor(patience / PAUSE),
        factor: 1,
        minTimeout: PAUSE,
        maxTimeout: PAUSE,
      },
      onCompromised: () => (isLost = true),
    });
    return {isLost: () => isLost, release: async () => (isLost ? undefined : release())};
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'ELOCKED'
        ? `${file}.lock is held: another sandbox uses the file. Stop it, or name another file with --state.`
        : `${file}.lock cannot be written (${message}). Check the folder and its rights.`,
    );
  }
}
