import {existsSync} from 'node:fs';
import {ENGINES} from './engines.mjs';
import {runStep} from './runStep.mjs';

const APT = '/usr/bin/apt-get';
const SUDO = '/usr/bin/sudo';

/** @param {string} title @param {readonly string[]} args @returns {import('./runStep.mjs').Step} */
function apt(title, args) {
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  return process.getuid?.() === 0
    ? {title, command: APT, args, env}
    : {title, command: SUDO, args: ['-n', APT, ...args], env};
}

/**
 * Makes sure that the engines beside Chromium are there, by Debian's packages where they are not.
 *
 * @returns {Promise<boolean>}
 */
export async function ensureEngines() {
  const missing = () => ENGINES.filter(({find}) => find() === undefined);
  const packages = missing().flatMap((engine) => engine.packages);
  if (packages.length === 0) return true;
  if (existsSync(APT) && (process.getuid?.() === 0 || existsSync(SUDO))) {
    await runStep(apt("Updating Debian's package lists", ['update', '-q']));
    await runStep(
      apt(`Installing ${packages.join(', ')}`, [
        ...['install', '-q', '-y', '--no-install-recommends'],
        ...packages,
      ]),
    );
  }
  const names = missing().map(({name}) => name);
  if (names.length === 0) return true;
  console.error(
    `Error: ${names.join(' and ')} could not be installed, which needs Debian or Ubuntu and root, or sudo without a password.\n` +
      `Fix: install the packages ${packages.join(', ')}; \`npm test\` uses what is there.`,
  );
  return false;
}
