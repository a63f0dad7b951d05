import type {Page} from '@playwright/test';
import {hebrew} from './support/hebrewStrings';
import {scenario} from './support/scenario';
import * as strings from '../../i18n/en/strings';
import {runAxe} from '../support/runAxe';
import {expect, ready} from '../support/test';

const test = scenario('languages');

/** The narrowest window WCAG 1.4.10 asks for. */
const NARROW = 320;

/** The middle of an element, from the left edge of the window. */
const middleOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box.x + box.width / 2;
};

/** Opens the search box of a Hebrew page and waits for the answer to a query. */
async function ask(page: Page, query: string): Promise<string[]> {
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: hebrew(strings.search)});
  await dialog.getByRole('combobox', {name: hebrew(strings.search)}).fill(query);
  await expect(dialog).toHaveAttribute('data-status', 'idle');
  return dialog.getByRole('option').allInnerTexts();
}

test.describe('in a language written from right to left', () => {
  test('readers find the strings of the interface in it', async ({openPage}) => {
    const page = await openPage('/he/toolhive/guide');
    await expect(
      page.getByRole('button', {name: hebrew(strings.search), exact: true}),
    ).toBeVisible();
    await expect(page.getByRole('button', {name: hebrew(strings.useWithAi)})).toBeVisible();
    await expect(page.getByRole('button', {name: hebrew(strings.copyCommands)})).toBeVisible();
    await expect(
      page.getByRole('tablist', {name: hebrew(strings.tabGroups['os'] ?? '')}),
    ).toBeVisible();
    await expect(page.getByText(hebrew(strings.readingTime(1)))).toBeVisible();
    await expect(page.getByRole('link', {name: 'מדריכים', exact: true}).first()).toBeVisible();
    // Made by scripts.
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', {name: hebrew(strings.keyboardShortcuts)})).toBeVisible();
  });

  test('no string of ours is left in English', async ({openPage}) => {
    const page = await openPage('/he/toolhive/guide');
    const english = await page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => [
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('title') ?? '',
        ...(element.matches('button, summary, label') ? [element.innerText] : []),
      ]);
      return [...new Set(shown)].filter((text) => /[a-z]{3}/i.test(text) && !/[א-ת]/.test(text));
    });
    // Names, labels of site.config.ts that are not text of the interface, and words of code.
    expect(english.sort()).toEqual(
      ['Community chat', 'Linux', 'Source code', 'Video channel', 'macOS'].sort(),
    );
  });

  test('a day is written as its readers write it', async ({openPage}) => {
    const page = await openPage('/he/toolhive/guide');
    const time = page.locator('.theme-last-updated time');
    const day = await time.getAttribute('datetime');
    expect(await time.innerText()).toBe(
      new Intl.DateTimeFormat('he', {dateStyle: 'medium', timeZone: 'UTC'}).format(
        new Date(day ?? ''),
      ),
    );
  });

  test('a query finds pages of the language, with or without points and prefixes apart', async ({
    openPage,
  }) => {
    const page = await openPage('/he/toolhive/');
    expect((await ask(page, 'הרצת שרת'))[0]).toContain('הרצת שרת');
    for (const query of ['המפתח', 'הַמַּפְתֵּחַ', 'המפת', 'הדו״ח', 'הדוח', 'kubernetes']) {
      await page.keyboard.press('Escape');
      expect((await ask(page, query)).join(), query).toContain('לפני שמתחילים');
    }
    await page.keyboard.press('Escape');
    expect(await ask(page, 'גורילה')).toEqual([]);
    await expect(page.getByText(hebrew(strings.noResults('גורילה'))).first()).toBeVisible();
  });

  test('the page of results and the way to it are in it', async ({openPage, siteUrl}) => {
    const page = await openPage('/he/toolhive/');
    await ask(page, 'שרת');
    await page
      .getByRole('option', {name: hebrew('See all')})
      .last()
      .click();
    await page.waitForURL(`${siteUrl}/he/search?q=*`);
    await expect(page.locator('h1')).toHaveText(hebrew(strings.searchResultsFor('שרת')));
    await expect(page.locator('.search-result').first()).toBeVisible();
  });

  test('our own server answers from the index of the language', async ({request, siteUrl}) => {
    const search = async (path: string, query: string): Promise<number> => {
      const answer = await request.post(`${siteUrl}${path}1/indexes/*/queries`, {
        data: {requests: [{indexName: 'docs', query}]},
      });
      const {results} = (await answer.json()) as {results: {nbHits: number}[]};
      return results[0]?.nbHits ?? -1;
    };
    expect(await search('/he/', 'המפתח')).toBeGreaterThan(0);
    expect(await search('/', 'המפתח')).toBe(0);
  });

  test('what is at a side is at the other one, and code is not turned round', async ({
    openPage,
  }) => {
    const [english, hebrew] = [
      await openPage('/toolhive/guide'),
      await openPage('/he/toolhive/guide'),
    ];
    const width = 1280;
    for (const part of [
      '.theme-doc-sidebar-container',
      '.navbar__brand',
      '.theme-doc-toc-desktop',
    ]) {
      const [left, right] = [await middleOf(english, part), await middleOf(hebrew, part)];
      expect(Math.sign(left - width / 2), part).toBe(-Math.sign(right - width / 2));
    }
    const sample = hebrew.locator('.sample-pre').first();
    expect(await sample.evaluate((pre) => getComputedStyle(pre).direction)).toBe('ltr');
    expect(
      await hebrew
        .locator('article p')
        .first()
        .evaluate((text) => getComputedStyle(text).direction),
    ).toBe('rtl');
  });

  test('the arrow key to the left leads to the next tab', async ({openPage}) => {
    const page = await openPage('/he/toolhive/guide');
    await page.getByRole('tab', {name: 'Linux'}).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', {name: 'macOS'})).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'Linux'})).toHaveAttribute('aria-selected', 'true');
  });

  test('the menu of phones comes from the right', async ({openPage}) => {
    const page = await openPage('/he/toolhive/guide', {width: 390, height: 844});
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeVisible();
    await expect
      .poll(async () => {
        const box = await menu.boundingBox();
        return box && Math.round(box.x + box.width);
      })
      .toBe(390);
  });

  test('no page needs scrolling sideways in a window of 320 pixels, nor breaks a rule of accessibility', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openPage('/he/', {width: NARROW, height: 640, expected: [/404/]});
    for (const path of ['', 'toolhive/', 'toolhive/guide', 'search?q=שרת', 'offline', 'nowhere']) {
      await page.goto(`${siteUrl}/he/${path}`);
      await ready(page);
      const wide = await page.evaluate((limit) => {
        const reaches = (element: Element): boolean => {
          const {left, right} = element.getBoundingClientRect();
          return left < -1 || right > limit + 1;
        };
        const {scrollWidth} = document.documentElement;
        return scrollWidth <= limit
          ? []
          : [...document.querySelectorAll('main *, footer *, nav *')]
              .filter(reaches)
              .map((element) => `${element.tagName} ${element.className}`);
      }, NARROW);
      expect(wide, path).toEqual([]);
      expect(await runAxe(page), path).toEqual([]);
    }
  });
});
