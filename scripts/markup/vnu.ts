import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installOnDemand} from '../support/installOnDemand';
import {LET_PASS} from './validate';

const PACKAGE = fileURLToPath(new URL('package.json', import.meta.url));

/** It runs once and ends: the compiler for long runs and a collector in threads of its own double what it costs. */
const SHORT_RUN = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xss2m'];

/** What the Nu Html Checker found, a line for each fault; or why it could not look. */
export type Found = {readonly faults: readonly string[]} | {readonly missing: string};

/**
 * Checks all pages of a folder with the Nu Html Checker, which needs Java; installs it at its first use, as it is large.
 *
 * @throws Error when the checker does not end well.
 */
export function vnu(folder: string): Found {
  if (spawnSync('java', ['-version']).status !== 0) return {missing: 'there is no Java here'};
  let home: string;
  try {
    home = installOnDemand('markup', PACKAGE);
  } catch {
    return {missing: 'vnu-jar could not be installed; is there a network connection?'};
  }
  const jar = join(home, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const {status, stderr} = spawnSync(
    'java',
    [
      ...SHORT_RUN,
      ...['-jar', jar, '--errors-only', '--skip-non-html', '--format', 'gnu'],
      ...['--filterpattern', LET_PASS.map(({pattern}) => pattern).join('|'), folder],
    ],
    {encoding: 'utf8', maxBuffer: Infinity},
  );
  const faults = stderr.split('\n').filter((line) => line !== '');
  if (status !== 0 && faults.length === 0) throw new Error(`vnu ended with ${status}`);
  return {faults};
}
