import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {arch, platform} from 'node:os';
import {basename} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, type Page} from '@playwright/test';
import {openConsole} from '../api-console/console';
import {openBox} from '../search/box';
import type {OpenPage, Reader} from '../support/openPage';
import {packagedFace} from '../support/packagedFace';
import {scenario} from './support/scenario';

const test = scenario('screens');

/** With which browser the references in `tests/screens/` were taken; others draw letters and lines otherwise. */
const MADE_WITH = fileURLToPath(new URL('../screens/made-with.txt', import.meta.url));

/** Half the size keeps the references small, and still shows a border that moved. */
const SCALE = 0.5;

/** The letters of a package instead of the machine's, so that machines draw the same. */
const LETTERS = [400, 500, 600, 700]
  .map((weight) => packagedFace('Inter', 'inter', weight))
  .join('\n')
  .concat('\n:root { --font-text: Inter !important; --font-code: Inter !important; }');

/** Before anything is laid out, so that what scrolls into sight stays there. */
const useLetters = (page: Page): Promise<unknown> =>
  page.addInitScript((content) => {
    addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), {textContent: content}));
    });
  }, LETTERS);

const EXPECTED = [/Failed to load resource/, /net::ERR_/];

/** Opens a path as it is. */
const plain = (path: string) => (openPage: OpenPage, reader: Reader) => openPage(path, reader);

/** Opens a guide and the search box on it, with what a query finds. */
const box =
  (query: string, before?: (page: Page) => Promise<unknown>) =>
  async (openPage: OpenPage, reader: Reader): Promise<Page> => {
    const page = await openPage('/toolhive/quickstart', reader);
    await before?.(page);
    const {field, dialog} = await openBox(page);
    if (query !== '') {
      await field.fill(query);
      await expect(dialog).toHaveAttribute('data-status', /^(idle|error)$/);
    }
    return page;
  };

/** Every kind of screen, and how a reader comes to it. */
const SCREENS: Readonly<Record<string, (openPage: OpenPage, reader: Reader) => Promise<Page>>> = {
  'the start page': plain('/'),
  'a guide': plain('/toolhive/guides/transports'),
  'a command': plain('/toolhive/reference/cli/thv_start'),
  'the API reference': plain('/toolhive/reference/api'),
  'the empty search box': box(''),
  'the search box with results': box('transport'),
  'the search box without results': box('qzxvwq'),
  'the search box in error': box('transport', (page) =>
    page.route(/assets\/search\/index/, (route) => route.abort()),
  ),
  'the results page': async (openPage, reader) => {
    const page = await openPage('/search?q=transport', reader);
    await page.locator('.search-result').first().waitFor();
    return page;
  },
  'an address that is not there': plain('/nowhere/at/all'),
  'an open console': async (openPage, reader) => {
    const {page} = await openConsole(openPage, 'listWorkloads', reader);
    // What stands above its group has a height that changes with the words of the specification, by parts of a pixel too.
    await page
      .locator('article > :not(:has([data-operation=listWorkloads]))')
      .evaluateAll((parts) => parts.forEach((part) => part.remove()));
    const heading = page.getByRole('heading', {name: 'List workloads'});
    await heading.evaluate((element) => element.scrollIntoView());
    return page;
  },
};

const MENU = async (openPage: OpenPage, reader: Reader): Promise<Page> => {
  const page = await openPage('/toolhive/quickstart', reader);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: 'Close navigation bar'}).waitFor();
  return page;
};

test.describe('looks as it did:', () => {
  test.beforeEach(({browser}, {config, project}) => {
    const {executablePath = 'Chromium'} = project.use.launchOptions ?? {};
    const [version] = browser.version().split('.');
    const made = `${basename(executablePath)} ${version} on ${platform()} ${arch()}\n`;
    if (config.updateSnapshots === 'all') {
      mkdirSync(fileURLToPath(new URL('../screens', import.meta.url)), {recursive: true});
      writeFileSync(MADE_WITH, made);
    }
    const known = existsSync(MADE_WITH) ? readFileSync(MADE_WITH, 'utf8') : 'none';
    test.skip(known !== made, `the references are of ${known.trim()}, this is ${made.trim()}`);
  });

  for (const width of [1280, 390]) {
    const screens = width === 390 ? {...SCREENS, 'the menu of a phone': MENU} : SCREENS;
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [name, open] of Object.entries(screens)) {
        test(`${name}, ${colorScheme}, ${width} pixels wide`, async ({openPage}) => {
          const page = await open(openPage, {
            width,
            height: 800,
            colorScheme,
            reducedMotion: 'reduce',
            scale: SCALE,
            bypassCSP: true,
            before: useLetters,
            expected: EXPECTED,
          });
          // Below the pointer, parts look otherwise.
          await page.mouse.move(0, 0);
          await page.evaluate(() => document.fonts.ready);
          const file = `${name.replace(/^(the|an?) /, '').replaceAll(' ', '-')}-${width}-${colorScheme}.png`;
          await expect(page).toHaveScreenshot(file, {scale: 'device'});
        });
      }
    }
  }
});
