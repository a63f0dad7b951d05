import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Benches and checkers are installed here: they are no part of the site, and git does not see them. */
export const BENCH_CACHE = '.cache/bench';

/**
 * Installs what a package.json asks for into a folder below `.cache/bench`, unless it is there already. Their install
 * scripts run only when the package.json has `allowScripts`, which names those that are needed.
 *
 * @param name - Name of the folder.
 * @param packageFile - The package.json; its versions are exact.
 * @returns The folder, which holds `node_modules`.
 * @throws Error when npm fails; its own words are on stderr.
 */
export function installOnDemand(name: string, packageFile: string): string {
  const folder = join(BENCH_CACHE, name);
  const wanted = readFileSync(packageFile, 'utf8');
  const stamp = join(folder, 'node_modules', '.installed');
  const hash = createHash('sha256').update(wanted).digest('hex');
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), wanted);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder;
  console.error(`Installing ${name} …`);
  // Said either way: `npm run` hands the project's own setting on.
  const scripts = `--ignore-scripts=${!wanted.includes('"allowScripts"')}`;
  // Without a lock file: a lock names archives of every platform, and not every registry has them all.
  execFileSync(
    'npm',
    ['install', scripts, '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'],
    // On Windows npm is a script, which a shell starts.
    {cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32'},
  );
  writeFileSync(stamp, hash);
  return folder;
}
