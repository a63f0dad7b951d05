import {existsSync} from 'node:fs';

const APT = '/usr/bin/apt-get';
const SUDO = '/usr/bin/sudo';
/** A machine without a network must not wait for one. */
const AT_ONCE = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

const isRoot = () => process.getuid?.() === 0;

/** Whether Debian's packages can be installed here as root. */
export const canInstallAsRoot = () => existsSync(APT) && isRoot();

/** Whether they can be as root, or by sudo, unless it asks for a password. */
export const canInstallBySudo = () => existsSync(APT) && (isRoot() || existsSync(SUDO));

/**
 * Steps that install packages of Debian, by sudo where this is not root.
 * @param {string[]} packages
 * @returns {import('./runStep.mjs').Step[]}
 */
export function installing(...packages) {
  return [
    step("Updating Debian's package lists", 'update'),
    step(
      `Installing Debian's ${packages.join(', ')}`,
      ...['install', '-y', '--no-install-recommends'],
      ...packages,
    ),
  ];
}

/** @param {string} title @param {string[]} words @returns {import('./runStep.mjs').Step} */
function step(title, ...words) {
  const args = [...AT_ONCE, ...words];
  return {
    title,
    ...(isRoot() ? {command: APT, args} : {command: SUDO, args: ['-n', APT, ...args]}),
    env: {DEBIAN_FRONTEND: 'noninteractive'},
  };
}
