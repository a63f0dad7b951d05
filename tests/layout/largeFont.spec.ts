import type {Browser} from 'playwright-core';
import {launchChromium} from '../../scripts/support/launchChromium';
import {expect, test} from '../support/test';

const WINDOW = {width: 1280, height: 800};
const PHONE = {width: 390, height: 800};
/** Twice the size that browsers come with, in pixels. */
const LARGE_FONT = 32;

test.describe('with a font twice the usual size in the settings of the browser', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await launchChromium(`--blink-settings=defaultFontSize=${LARGE_FONT}`);
  });
  test.afterAll(() => browser.close());

  for (const path of ['/toolhive/guides-cli/run-mcp-servers', '/toolhive/reference/api']) {
    test(`${path} is no wider than a phone`, async ({siteUrl}) => {
      const page = await browser.newPage({viewport: PHONE});
      await page.goto(siteUrl + path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(PHONE.width);
      await page.close();
    });

    test(`${path} has the layout of a window half as wide, and its menu opens`, async ({
      siteUrl,
    }) => {
      const page = await browser.newPage({viewport: WINDOW});
      await page.goto(siteUrl + path);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu).toBeVisible();
      await expect(page.locator('.theme-doc-sidebar-container')).not.toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).not.toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(WINDOW.width);
      await page.close();
    });
  }
});
