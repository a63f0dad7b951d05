import type {Page} from '@playwright/test';
import {expect, test} from '../support/test';

const PAGE = '/toolhive/';
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const DARK = 'rgb(20, 18, 15)';
const LIGHT = 'rgb(255, 253, 248)';

test.describe('the default colour mode', () => {
  test('does not flash before the light one of a reader', async ({openPage, siteUrl}) => {
    const page = await openPage(undefined, {colorScheme: 'light', expected: [/ERR_FAILED/]});
    await page.addInitScript(() => {
      const modes: (string | undefined)[] = [];
      Object.assign(window, {modes});
      // What each frame is painted with, from the first on that has a body.
      const look = () => {
        if (document.querySelector('body'))
          modes.push(getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // A slow site shows more of its beginning.
    await page.route('**/assets/js/main.*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(siteUrl + PAGE);
    const seen = await page.evaluate(() => [
      ...new Set((window as unknown as {modes: string[]}).modes),
    ]);
    expect(seen).toEqual([LIGHT]);
  });
});

test.describe('a colour mode that does not exist', () => {
  test(
    'in storage is named by an error and left out; the toggle works',
    {tag: '@8-14'},
    async ({openPage}) => {
      const problems: string[] = [];
      const page = await openPage(PAGE, {
        colorScheme: 'dark',
        expected: [/Unexpected color mode/],
        before: async (blank) => {
          blank.on('pageerror', ({message}) => problems.push(message));
          await blank.addInitScript(
            () =>
              sessionStorage.getItem('is-prepared') ??
              (sessionStorage.setItem('is-prepared', ''), localStorage.setItem('theme', 'blue')),
          );
        },
      });
      expect(problems).toEqual([expect.stringMatching(/^Unexpected color mode "blue"/)]);
      expect(await ground(page)).toBe(DARK);
      const toggle = page.locator('.navbar__inner button[class*="toggleButton"]').first();
      await expect(toggle.locator('svg:visible')).toHaveCount(1);
      await toggle.click();
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
      expect(await ground(page)).toBe(LIGHT);
    },
  );
});
