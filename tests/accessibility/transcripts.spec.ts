import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {scrollEnd} from '../support/scrollTo';
import {expect, test} from '../support/test';
import {ACTIONS} from './actions';
import {Listener} from './Listener';

const FOLDER = fileURLToPath(new URL('./transcripts/', import.meta.url));

const JOURNEYS = ['landing-to-quickstart', 'phone-menu', 'run-an-operation', 'search-for-a-flag'];

/** Milliseconds without news after which a page has said all it has to say. */
const QUIET = 800;

const indented = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `    ${line}`);

test.describe('what a reader hears who', () => {
  for (const journey of JOURNEYS) {
    const file = `${journey}.txt`;
    test(`follows the transcript ${file}`, async ({openPage, siteUrl}) => {
      test.setTimeout(90_000);
      const page = await openPage(undefined, {reducedMotion: 'reduce', colorScheme: 'light'});
      const listener = await Listener.at(page);
      const heard: string[] = [];
      let title = '';
      for (const line of readFileSync(FOLDER + file, 'utf8').split('\n')) {
        if (line.startsWith('# ')) heard.push(line);
        const [, verb = '', words = ''] = /^> (\w+)(?: (.*))?$/.exec(line) ?? [];
        if (verb === '') continue;
        const action = ACTIONS[verb];
        if (!action)
          throw new Error(
            `${file}: "${line}" begins with "${verb}". Known: ${Object.keys(ACTIONS).join(', ')}.`,
          );
        heard.push('', line);
        const shown = await action(page, words, siteUrl);
        await page.waitForTimeout(QUIET);
        await page.waitForLoadState('load');
        await scrollEnd(page);
        if (shown !== undefined) heard.push(...indented(shown));
        else if (verb !== 'window') {
          if ((await page.title()) !== title)
            heard.push(`    page: ${(title = await page.title())}`);
          heard.push(
            ...(await listener.said()).map(
              (text) => `    says: ${text.replaceAll(/\d+ ms/g, '… ms')}`,
            ),
            `    on: ${await listener.focused()}`,
          );
        }
      }
      expect(`${heard.join('\n')}\n`).toMatchSnapshot(['transcripts', file]);
    });
  }
});
