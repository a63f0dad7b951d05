import {existsSync, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** Where Debian's libraries keep programs of their own. */
const LIBRARIES = '/usr/lib';

/** @param {string[]} names @returns {string | undefined} the first of them in PATH */
const inPath = (...names) =>
  names
    .flatMap((name) =>
      (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((file) => existsSync(file));

/** @returns {string | undefined} WebKitGTK's own browser, where all is there that drives it */
function findMiniBrowser() {
  if (!inPath('WebKitWebDriver') || !inPath('Xvfb') || !existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .map((system) => join(LIBRARIES, system, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));
}

/**
 * An engine beside Chromium that readers have.
 * @typedef {object} Engine
 * @property {'firefox' | 'webkit'} browserName
 * @property {string} name as people say it
 * @property {() => string | undefined} find the path of its browser, if it is installed
 * @property {readonly string[]} packages of Debian
 */

/** @type {readonly Engine[]} */
export const ENGINES = [
  {
    browserName: 'firefox',
    name: 'Firefox',
    find: () => inPath('firefox-esr', 'firefox'),
    packages: ['firefox-esr'],
  },
  {
    browserName: 'webkit',
    name: 'WebKit',
    find: findMiniBrowser,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];
