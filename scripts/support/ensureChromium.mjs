import {existsSync} from 'node:fs';
import {runStep} from './runStep.mjs';
import {tools} from './tools.mjs';

const NONE_FOUND = 1;

/**
 * Ways to get a Chromium, tried in turn until one starts.
 * @type {import('./runStep.mjs').Step[][]}
 */
const WAYS = [
  [
    {
      title: "Downloading Playwright's Chromium",
      args: [tools.playwright, 'install', '--no-shell', 'chromium'],
    },
  ],
  [
    {title: "Updating Debian's package lists", command: '/usr/bin/apt-get', args: ['update', '-q']},
    {
      title: "Installing Debian's Chromium",
      command: '/usr/bin/apt-get',
      args: ['install', '-q', '-y', '--no-install-recommends', 'chromium'],
      env: {DEBIAN_FRONTEND: 'noninteractive'},
    },
  ],
];

/**
 * Makes sure that a Chromium is there which starts: one found on the machine, else Playwright's
 * download, else Debian's package when root.
 *
 * @returns {Promise<boolean>}
 */
export async function ensureChromium() {
  let found = await look();
  for (const steps of WAYS) {
    if (found.code !== NONE_FOUND) {
      break;
    }
    if (steps.some(({command}) => command === '/usr/bin/apt-get') && !canUseApt()) {
      continue;
    }
    for (const step of steps) {
      await runStep(step);
    }
    found = await look();
  }
  if (found.code === NONE_FOUND) {
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
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
