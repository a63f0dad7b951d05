import type {Page} from '@playwright/test';
import {expect, ready, test} from '../support/test';
import {scenario} from './support/scenario';

const rich = scenario('rich');
const plain = scenario('plain');

const toggle = (page: Page) => page.locator('.navbar__inner button[class*="toggleButton"]');
const state = (page: Page) =>
  page.evaluate(() => {
    const {theme, themeChoice} = document.documentElement.dataset;
    return [theme, themeChoice, localStorage.getItem('theme')];
  });

test.describe('where the system is not respected', () => {
  rich(
    'the system is not followed where it is not respected',
    {tag: ['@3.1-9', '@4-8']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {colorScheme: 'light'});
      expect(await state(page)).toEqual(['dark', 'dark', null]);
      await page.emulateMedia({colorScheme: 'dark'});
      await page.emulateMedia({colorScheme: 'light'});
      expect(await state(page)).toEqual(['dark', 'dark', null]);
    },
  );

  rich(
    'readers without scripts get the default where the system is not respected',
    {tag: '@1-4'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {javaScript: false, colorScheme: 'light'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark');
    },
  );

  rich(
    'where the system is not respected the toggle goes between light and dark',
    {tag: '@4-10'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {colorScheme: 'light'});
      const seen = [];
      for (let click = 0; click < 3; click += 1) {
        await toggle(page).click();
        seen.push(await state(page));
      }
      expect(seen).toEqual([
        ['light', 'light', 'light'],
        ['dark', 'dark', 'dark'],
        ['light', 'light', 'light'],
      ]);
    },
  );
});

test.describe('where the switch is disabled', () => {
  plain('without the switch there is no toggle', {tag: '@3.1-8'}, async ({openPage}) => {
    const page = await openPage('/toolhive/', {colorScheme: 'dark'});
    await expect(toggle(page)).toHaveCount(0);
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').waitFor();
    await expect(page.locator('.navbar-sidebar button[class*="toggleButton"]')).toHaveCount(0);
  });

  plain(
    'a stored choice is deleted where the switch is disabled',
    {tag: '@4-14'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {colorScheme: 'dark'});
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await page.reload();
      await ready(page);
      await expect.poll(() => state(page)).toEqual(['light', 'light', null]);
    },
  );

  plain('a choice that another tab stores changes nothing', async ({openPage}) => {
    const page = await openPage('/toolhive/', {colorScheme: 'dark'});
    const other = await page.context().newPage();
    await other.goto(page.url());
    await ready(other);
    await page.evaluate(() => addEventListener('storage', () => (document.title = 'heard')));
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect(page).toHaveTitle('heard');
    expect((await state(page)).slice(0, 2)).toEqual(['light', 'light']);
  });
});
