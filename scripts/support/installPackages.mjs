import {createHash} from 'node:crypto';
import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {inProject} from './projectRoot.mjs';
import {runStep} from './runStep.mjs';

const lockfile = inProject('package-lock.json');
const stamp = inProject('node_modules', '.installed-lockfile');

/** Installs exactly what the lockfile says, unless that is what is installed. */
export async function installPackages() {
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (isInstalled(wanted)) {
    return;
  }
  const npm = process.env.npm_execpath;
  const ci = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const {ok} = await runStep({
    title: 'Installing packages from package-lock.json',
    ...(npm?.endsWith('.js') ? {args: [npm, ...ci]} : {command: 'npm', args: ci}),
  });
  if (!ok) {
    console.error(
      'Error: the packages could not be installed; the reason is above. Often there is no network connection, or another command uses node_modules.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** @param {string} wanted digest of the lockfile */
function isInstalled(wanted) {
  try {
    return readFileSync(stamp, 'utf8') === wanted;
  } catch {
    // Installed by npm itself: it writes this file last, so it is newer than a lockfile it obeyed.
    const done = statSync(inProject('node_modules', '.package-lock.json'), {throwIfNoEntry: false});
    return done !== undefined && done.mtimeMs >= statSync(lockfile).mtimeMs;
  }
}
