import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import {join} from 'node:path';

const VERSION = '26.9.27';
/** Its table of properties ends before CSS Overflow 4. */
const UNKNOWN_TO_IT = '.*Property “line-clamp” doesn.t exist.*';

/**
 * Checks all pages of a folder with the Nu Html Checker, which needs Java; installs it at its first use, as it is large.
 *
 * @param cache - Folder that the checker is kept in.
 * @returns A line for each error, or `undefined` where there is no Java.
 * @throws Error when the checker cannot be installed or does not end well.
 */
export function vnu(folder: string, cache: string): string[] | undefined {
  if (spawnSync('java', ['-version']).status !== 0) return undefined;
  const jar = join(cache, 'node_modules/vnu-jar/build/dist/vnu.jar');
  if (!existsSync(jar)) {
    mkdirSync(cache, {recursive: true});
    // Its install script would fetch a Java from elsewhere.
    const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', cache];
    run('npm', [...install, `vnu-jar@${VERSION}`]);
  }
  const {status, stderr} = spawnSync(
    'java',
    [
      '-Xss2m',
      ...['-jar', jar, '--errors-only', '--skip-non-html'],
      ...['--format', 'gnu', '--filterpattern', UNKNOWN_TO_IT, folder],
    ],
    {encoding: 'utf8', maxBuffer: Infinity},
  );
  const faults = stderr.split('\n').filter((line) => line !== '');
  if (status !== 0 && faults.length === 0) throw new Error(`vnu ended with ${status}`);
  return faults;
}

function run(command: string, args: readonly string[]): void {
  const {status, stderr} = spawnSync(command, args, {encoding: 'utf8'});
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`);
}
