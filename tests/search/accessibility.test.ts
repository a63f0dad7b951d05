import {describe, expect} from 'vitest';
import {runAxe} from '../support/runAxe';
import {test} from '../support/test';
import {openBox} from './box';

const HISTORY = JSON.stringify({
  recent: [{url: '/toolhive/quickstart', kind: 'tutorial', title: 'Quickstart', crumbs: ['Docs']}],
  favorites: [{url: '/toolhive/guides-cli/install', kind: 'guide', title: 'Install', crumbs: []}],
});

const views = (['light', 'dark'] as const).flatMap((colorScheme) => [1280, 390].map((width) => ({colorScheme, width})));

describe('accessibility rules', () => {
  test.for(views)('the search box in $colorScheme mode at $width px breaks none', async ({colorScheme, width}, {openPage}) => {
    const page = await openPage('/toolhive/quickstart', {colorScheme, width, height: 844, reducedMotion: 'reduce'});
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

  test.for(views)('recent and favourite searches in $colorScheme mode at $width px break none', async ({colorScheme, width}, {openPage}) => {
    const page = await openPage('/toolhive/quickstart', {
      colorScheme,
      width,
      reducedMotion: 'reduce',
      before: (blank) => blank.addInitScript((value) => localStorage.setItem('search.history', value), HISTORY),
    });
    await openBox(page);
    expect(await runAxe(page)).toEqual([]);
  });

  test.for(views)('the results page in $colorScheme mode at $width px breaks none', async ({colorScheme, width}, {openPage}) => {
    const page = await openPage('/search?q=transport', {colorScheme, width, reducedMotion: 'reduce'});
    await page.locator('.search-result').first().waitFor();
    expect(await runAxe(page)).toEqual([]);
  });
});
