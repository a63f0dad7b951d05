import {runAxe} from '../support/runAxe';
import {expect, test} from '../support/test';
import {boxOf, openBox} from './box';

const HISTORY = JSON.stringify({
  recent: [{url: '/toolhive/quickstart', kind: 'tutorial', title: 'Quickstart', crumbs: ['Docs']}],
  favorites: [{url: '/toolhive/guides-cli/install', kind: 'guide', title: 'Install', crumbs: []}],
});

const views = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({colorScheme, width})),
);

test.describe('accessibility rules', () => {
  for (const {colorScheme, width} of views) {
    test(`the search box in ${colorScheme} mode at ${width} px breaks none`, async ({openPage}) => {
      const page = await openPage('/toolhive/quickstart', {
        colorScheme,
        width,
        height: 844,
        reducedMotion: 'reduce',
      });
      const {field, dialog, options} = await openBox(page);
      expect(await runAxe(page)).toEqual([]);
      await field.fill('transport');
      await options.first().waitFor();
      expect(await runAxe(page)).toEqual([]);
      await field.fill('qzxvwq');
      await dialog.locator('.search-screen-title').waitFor();
      expect(await runAxe(page)).toEqual([]);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  }

  for (const {colorScheme, width} of views) {
    test(`recent and favourite searches in ${colorScheme} mode at ${width} px break none`, async ({
      openPage,
    }) => {
      const page = await openPage('/toolhive/quickstart', {
        colorScheme,
        width,
        reducedMotion: 'reduce',
        before: (blank) =>
          blank.addInitScript((value) => localStorage.setItem('search.history', value), HISTORY),
      });
      await openBox(page);
      expect(await runAxe(page)).toEqual([]);
    });
  }

  for (const {colorScheme, width} of views) {
    test(`the results page in ${colorScheme} mode at ${width} px breaks none`, async ({
      openPage,
    }) => {
      const page = await openPage('/search?q=transport', {
        colorScheme,
        width,
        reducedMotion: 'reduce',
      });
      await page.locator('.search-result').first().waitFor();
      expect(await runAxe(page)).toEqual([]);
    });
  }
});

test.describe('the page behind the search box', () => {
  test('is out of reach while the box is open, for ears, keys and mouse, and within reach afterwards', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/quickstart');
    const {field, dialog} = await openBox(page);
    const links = page.getByRole('link', {name: 'Quickstart'});
    await expect(links).toHaveCount(0);

    // A program may put the focus somewhere else, as a browser does that comes back from its own address bar.
    await page.locator('.navbar__inner .navbar__brand').evaluate((link: HTMLElement) => {
      link.focus();
    });
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.mouse.click(20, 400);
    await dialog.waitFor({state: 'detached'});
    expect(new URL(page.url()).pathname).toBe('/toolhive/quickstart');
    expect(await links.count()).toBeGreaterThan(0);
    expect(await boxOf(page).button.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
  });
});
