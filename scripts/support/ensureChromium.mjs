import {canInstallAsRoot, installing} from './apt.mjs';
import {runStep} from './runStep.mjs';
import {tools} from './tools.mjs';

const NONE_FOUND = 1;

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
  {isNeeded: (found) => canInstallAsRoot() && isMissing(found), steps: installing('chromium')},
  // Opening a page costs a fifth of the processor time in it; without it, they run in the whole browser.
  {
    isNeeded: (found) => canInstallAsRoot() && isWhole(found) && !process.env['CHROMIUM_PATH'],
    steps: installing('chromium-headless-shell'),
  },
];

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
