import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Enough for the names of all files in each of many thousand commits. */
const MAX_OUTPUT = 512 * 1024 * 1024;

/** Days by file: path below the project with slashes, and `2025-06-12`. */
export type FileDates = ReadonlyMap<string, string>;

/**
 * The day (UTC) on which each file was last changed by the history of the project.
 *
 * @returns `undefined` where there is no history, or a shallow one: that has the last commit alone, which would seem to
 *   have changed everything.
 */
export async function gitDates(project: string): Promise<FileDates | undefined> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', args, {cwd: project, maxBuffer: MAX_OUTPUT})).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return undefined;
    return datesIn(
      await git('-c', 'core.quotePath=off', 'log', '--format=%x00%ct', '--name-only', '--relative'),
    );
  } catch {
    // No git, or no repository.
    return undefined;
  }
}

/** @param log - Newest commit first: a NUL and the seconds since 1970, then a line for each file. */
function datesIn(log: string): FileDates | undefined {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [time, ...files] = commit.split('\n');
    const day = new Date(Number(time) * 1000).toISOString().slice(0, 10);
    for (const file of files) {
      const known = dates.get(file);
      if (file !== '' && (known === undefined || known < day)) dates.set(file, day);
    }
  }
  return dates.size === 0 ? undefined : dates;
}
