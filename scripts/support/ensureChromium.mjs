import {existsSync} from 'node:fs';
import {runStep} from './runStep.mjs';
import {tools} from './tools.mjs';

const NONE_FOUND = 1;

const APT = '/usr/bin/apt-get';
/** A machine without a network must not wait for one. */
const AT_ONCE = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

/** @typedef {Awaited<ReturnType<typeof runStep>>} Found */

/** @param {Found} found */
const isMissing = ({code}) => code === NONE_FOUND;

/** @param {Found} found */
const isWhole = ({code, tail}) =>
  code === 0 && !tail.some((line) => line.includes('headless-shell'));

/**
 * Ways to get a Chromium, tried in turn.
 * @type {{isNeeded: (found: Found) => boolean, steps: import('./runStep.mjs').Step[]}[]}
 */
const WAYS = [
  {
    isNeeded: isMissing,
    steps: [
      {
        title: "Downloading Playwright's Chromium",
        args: [tools.playwright, 'install', '--no-shell', 'chromium'],
      },
    ],
  },
  {isNeeded: (found) => canUseApt() && isMissing(found), steps: debian('chromium')},
  // Opening a page costs a fifth of the processor time in it; without it, they run in the whole browser.
  {
    isNeeded: (found) => canUseApt() && isWhole(found) && !process.env['CHROMIUM_PATH'],
    steps: debian('chromium-headless-shell'),
  },
];

/**
 * @param {string} name of a package
 * @returns {import('./runStep.mjs').Step[]}
 */
function debian(name) {
  return [
    {title: "Updating Debian's package lists", command: APT, args: ['update', ...AT_ONCE]},
    {
      title: `Installing Debian's ${name}`,
      command: APT,
      args: ['install', ...AT_ONCE, '-y', '--no-install-recommends', name],
      env: {DEBIAN_FRONTEND: 'noninteractive'},
    },
  ];
}

/**
 * Makes sure that a Chromium is there which starts: one found on the machine, else Playwright's
 * download, else Debian's package when root, which then brings the headless shell, too.
 *
 * @returns {Promise<boolean>}
 */
export async function ensureChromium() {
  let found = await look();
  for (const {isNeeded, steps} of WAYS) {
    if (!isNeeded(found)) continue;
    for (const step of steps) {
      await runStep(step);
    }
    found = await look();
  }
  if (isMissing(found)) {
    console.error(
      'Error: the browser tests need a Chromium that starts, and none could be installed.\n' +
        'Fix: install Chromium or Chrome, or set CHROMIUM_PATH to the program file of one.',
    );
  }
  return found.code === 0;
}

function look() {
  return runStep({
    title: 'Looking for a Chromium that starts',
    args: [tools.tsx, 'scripts/printChromium.ts'],
  });
}

function canUseApt() {
  return process.getuid?.() === 0 && existsSync(APT);
}
