import type {Page} from '@playwright/test';
import {COLOURS, runAxe} from '../support/runAxe';
import {expect, test} from '../support/test';

const GROUNDS = {light: 'rgb(255, 253, 248)', dark: 'rgb(20, 18, 15)'};
const GUIDE = '/toolhive/guides-cli/run-mcp-servers';
const PAGES = {
  'the start page': '/',
  'a guide': GUIDE,
  'the API reference': '/toolhive/reference/api',
};
const WIDTHS = [1280, 390];

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Takes the scripts out of the pages that come. Unlike in a browser without scripts, those of a test can run. */
const dropScripts = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({response, body: html.replaceAll(/<script\b[^]*?<\/script>/g, '')});
  });

test.describe('without scripts', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, path] of Object.entries(PAGES))
      test(
        `${name} is ${colorScheme} and readable where the system prefers ${colorScheme}`,
        {tag: '@1-6'},
        async ({openPage, siteUrl}) => {
          test.setTimeout(120_000);
          const plain = await openPage(path, {javaScript: false, colorScheme});
          expect(await ground(plain)).toBe(GROUNDS[colorScheme]);
          const page = await openPage(undefined, {colorScheme, before: dropScripts});
          await page.goto(siteUrl + path);
          for (const width of WIDTHS) {
            await page.setViewportSize({width, height: 800});
            expect(await runAxe(page, COLOURS), `${width} px`).toEqual([]);
          }
          expect(await ground(page)).toBe(GROUNDS[colorScheme]);
        },
      );

    test(`of each picture with two modes the ${colorScheme} one shows where the system prefers ${colorScheme}`, async ({
      openPage,
    }) => {
      const page = await openPage(GUIDE, {javaScript: false, colorScheme});
      const shown = await page
        .locator('.docusaurus-mermaid-container img:visible')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''));
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((src) => !src.endsWith(`-${colorScheme}.svg`))).toEqual([]);
    });

    test(`code has the colours that scripts give it where the system prefers ${colorScheme}`, async ({
      openPage,
    }) => {
      const colors = async (javaScript: boolean) => {
        const page = await openPage(GUIDE, {javaScript, colorScheme});
        return page.evaluate(() =>
          [...document.querySelectorAll('pre, pre span')].map((part) => {
            const {color, backgroundColor} = getComputedStyle(part);
            return `${color} on ${backgroundColor}`;
          }),
        );
      };
      const without = await colors(false);
      expect(new Set(without).size).toBeGreaterThan(3);
      expect(without).toEqual(await colors(true));
    });

    test(`paper is light where the system prefers ${colorScheme}`, async ({openPage}) => {
      const page = await openPage(GUIDE, {javaScript: false, colorScheme});
      await page.emulateMedia({media: 'print'});
      expect(await ground(page)).toBe(GROUNDS.light);
    });
  }
});

test('a reader who chose dark sees nothing of the light mode that the system prefers', async ({
  openPage,
}) => {
  const page = await openPage(`${GUIDE}?docusaurus-theme=dark`, {colorScheme: 'light'});
  expect(await ground(page)).toBe(GROUNDS.dark);
  expect(
    await page
      .locator('.docusaurus-mermaid-container img:visible')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''))
      .then((shown) => shown.every((src) => src.endsWith('-dark.svg'))),
  ).toBe(true);
});
