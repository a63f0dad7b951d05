import {chromium, type Browser} from 'playwright-core';
import {environment} from '../../site.config';
import {browserArguments} from './browserArguments';
import {findChromium} from './findChromium';

/**
 * Starts the Chromium of this machine, or the one that `CHROMIUM_PATH` names; a headless shell before a whole one, whose own surfaces would take
 * processor time from the page.
 *
 * @param more - Arguments of its command line, besides those that every Chromium of ours gets.
 * @throws Error when there is none.
 */
export async function launchChromium(...more: string[]): Promise<Browser> {
  const executablePath = await findChromium(environment.chromiumPath, 'shell');
  if (executablePath === undefined)
    throw new Error(
      'This needs Chromium or Chrome. Fix: run `npm test`, which installs one, or set CHROMIUM_PATH.',
    );
  return chromium.launch({executablePath, args: [...browserArguments, ...more]});
}
