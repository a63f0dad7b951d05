import {existsSync} from 'node:fs';
import {homedir} from 'node:os';
import {delimiter, join} from 'node:path';
import {chromium} from 'playwright-core';
import {browserArguments} from './browserArguments';

/** Chromium without windows: a fifth of the work for each page that a test opens, with the same engine. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_APPS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_APPS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/** Where a Chromium may lie on this machine, likeliest first. The last is Playwright's own download. */
function candidates(preferred: 'whole' | 'shell'): string[] {
  const {
    PATH = '',
    ProgramFiles,
    LOCALAPPDATA,
    ['ProgramFiles(x86)']: programFilesX86,
  } = process.env;
  const inFolders = (folders: (string | undefined)[], names: readonly string[]) =>
    folders.flatMap((folder) => (folder ? names.map((name) => join(folder, name)) : []));
  return [
    ...(preferred === 'shell' ? inFolders(PATH.split(delimiter), SHELLS) : []),
    ...inFolders(PATH.split(delimiter), COMMANDS),
    ...inFolders(['/Applications', join(homedir(), 'Applications')], MAC_APPS),
    ...inFolders([ProgramFiles, programFilesX86, LOCALAPPDATA], WINDOWS_APPS),
    chromium.executablePath(),
  ].filter((path) => existsSync(path));
}

/**
 * Finds a Chromium that starts. One that is there but does not start (a stub, a missing library) is passed over.
 *
 * @param chosen - The one to use and no other, from `CHROMIUM_PATH`.
 * @param preferred - `shell` takes a headless shell where there is one, which has no windows, settings or extensions.
 * @returns Its absolute path, or undefined when this machine has none.
 * @throws Error when the chosen one does not start.
 */
export async function findChromium(
  chosen?: string,
  preferred: 'whole' | 'shell' = 'whole',
): Promise<string | undefined> {
  for (const executablePath of chosen === undefined ? candidates(preferred) : [chosen]) {
    const problem = await tryToStart(executablePath);
    if (problem === undefined) {
      return executablePath;
    }
    if (chosen !== undefined) {
      throw new Error(
        `CHROMIUM_PATH is ${chosen}, which is not a Chromium that starts: ${problem}\nFix: set it to the program file of Chromium or Chrome, or unset it to have one looked for.`,
      );
    }
  }
  return undefined;
}

async function tryToStart(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({
      executablePath,
      args: browserArguments,
      timeout: 15_000,
    });
    await browser.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
}
