import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';

/** A program that runs beside the tests. */
export interface Program {
  readonly process: ChildProcess;
  /** Ends it and waits until it is gone. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a program.
 *
 * @param env - Added to the environment of the tests.
 * @throws Error when it cannot be started.
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(command, args, {
    // eslint-disable-next-line no-restricted-syntax -- handed on to the program as it is
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child, 'spawn');
  return {
    process: child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
