import type {Page} from '@playwright/test';
import {expect, ready, test} from '../support/test';
import {openBox, type Box} from './box';

const PAGE = '/toolhive/quickstart';
const KEY = 'search.history';

const hit = (index: number) => ({
  url: `/toolhive/quickstart#part-${index}`,
  kind: 'guide',
  title: `Part ${index}`,
  crumbs: ['Quickstart'],
});
const hits = (count: number, from = 0) =>
  Array.from({length: count}, (_, index) => hit(from + index));

/** Puts a history into a new reader's browser. */
const withHistory = (history: unknown) => (page: Page) =>
  page.addInitScript(
    ([key, value]) => {
      if (!sessionStorage.getItem('isPrepared')) localStorage.setItem(key ?? '', value ?? '');
      sessionStorage.setItem('isPrepared', 'yes');
    },
    [KEY, typeof history === 'string' ? history : JSON.stringify(history)],
  );

const stored = (page: Page) =>
  page.evaluate(
    (key) =>
      JSON.parse(localStorage.getItem(key) ?? '{}') as {
        recent: {title: string}[];
        favorites: {title: string}[];
      },
    KEY,
  );
const group = ({dialog}: Box, name: string) =>
  dialog.getByRole('rowgroup', {name}).getByRole('row');

test.describe('recent and favourite searches', () => {
  test('a new reader has none', {tag: '@8-5'}, async ({openPage}) => {
    const page = await openPage(PAGE);
    const {dialog, field} = await openBox(page);
    await dialog.getByText('No recent searches').waitFor();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test(
    'what was chosen is there the next time, on any page, newest first',
    {tag: ['@2.3-11', '@3.1-16']},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      for (const query of ['thv version', 'thv restart']) {
        await openBox(page, query);
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname.includes(query.replace(' ', '_')));
      }
      await page.goto('/');
      await ready(page);
      const box = await openBox(page);
      expect(await group(box, 'Recent').locator('.search-title').allInnerTexts()).toEqual([
        'thv restart',
        'thv version',
      ]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/thv_version');
    },
  );

  test(
    'there are at most 7, and at most 4 beside favourites',
    {tag: '@9-16'},
    async ({openPage}) => {
      const page = await openPage(PAGE, {before: withHistory({recent: hits(9), favorites: []})});
      const box = await openBox(page);
      await expect(group(box, 'Recent')).toHaveCount(7);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(group(box, 'Favorites')).toHaveCount(1);
      await expect(group(box, 'Recent')).toHaveCount(4);
    },
  );

  test(
    'a recent search becomes a favourite at once, by key or click, and stays one',
    {tag: ['@2.3-12', '@3.1-17', '@4-28']},
    async ({openPage}) => {
      const page = await openPage(PAGE, {before: withHistory({recent: hits(3), favorites: []})});
      const box = await openBox(page);
      await page.keyboard.press('ArrowRight');
      await expect(
        box.dialog
          .locator(`[id="${(await box.field.getAttribute('aria-activedescendant')) ?? ''}"]`)
          .getByRole('button'),
      ).toHaveAttribute('aria-label', 'Save "Part 0" as favorite');
      await page.keyboard.press('Enter');
      await box.dialog.getByRole('button', {name: 'Save "Part 1" as favorite'}).click();
      expect(await group(box, 'Favorites').locator('.search-title').allInnerTexts()).toEqual([
        'Part 1',
        'Part 0',
      ]);
      await page.reload();
      await ready(page);
      await expect(group(await openBox(page), 'Favorites')).toHaveCount(2);
    },
  );

  test('are a grid that the field controls: rows, cells, and a button in each cell beside the link', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE, {
      before: withHistory({recent: hits(2), favorites: [hit(8)]}),
    });
    const {field, dialog, said} = await openBox(page);
    const grid = dialog.getByRole('grid', {name: 'Recent and favorite searches'});
    expect([
      await field.getAttribute('aria-haspopup'),
      await field.getAttribute('aria-expanded'),
      await field.getAttribute('aria-controls'),
    ]).toEqual(['grid', 'true', await grid.getAttribute('id')]);
    expect(
      await grid
        .getByRole('row')
        .evaluateAll((rows) =>
          rows.map((row) => row.querySelectorAll(':scope > [role=gridcell]').length),
        ),
    ).toEqual([3, 3, 2]);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const active = dialog.locator(
      `[id="${(await field.getAttribute('aria-activedescendant')) ?? ''}"]`,
    );
    await expect(active).toHaveAttribute('role', 'gridcell');
    await expect(active.getByRole('button')).toHaveAttribute(
      'aria-label',
      'Remove "Part 1" from recent searches',
    );
    const selected = grid.locator('[role=row][aria-selected=true]');
    await expect(selected).toHaveCount(1);
    await expect(selected.getByRole('gridcell')).toHaveCount(3);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => said.innerText()).toBe('Removed "Part 1"');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => said.innerText()).toBe('Saved "Part 0" as favorite');
  });

  test(
    'removing takes effect at once, not when an animation ends',
    {tag: ['@4-29', '@9-24']},
    async ({openPage}) => {
      const page = await openPage(PAGE, {
        before: withHistory({recent: hits(2), favorites: [hit(8)]}),
      });
      const box = await openBox(page);
      const left = await box.dialog
        .getByRole('button', {name: 'Remove "Part 0" from recent searches'})
        .evaluate((button: HTMLElement, key) => {
          button.click();
          return localStorage.getItem(key);
        }, KEY);
      expect(left).not.toContain('Part 0');
      await box.dialog.getByRole('button', {name: 'Remove "Part 8" from favorites'}).click();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await box.dialog.getByText('No recent searches').waitFor();
      expect(await stored(page)).toEqual({recent: [], favorites: []});
    },
  );

  test('a double click on Remove, or on the star, is for one entry', async ({openPage}) => {
    const page = await openPage(PAGE, {
      before: withHistory({recent: hits(4), favorites: []}),
    });
    const {dialog} = await openBox(page);
    await dialog
      .getByRole('button', {name: /^Remove/})
      .first()
      .dblclick();
    await dialog.getByRole('button', {name: /^Save/}).first().dblclick();
    const {recent, favorites} = await stored(page);
    expect([recent.length, favorites.length]).toEqual([2, 1]);
  });

  test('the eleventh favourite drives out the oldest', {tag: '@9-17'}, async ({openPage}) => {
    const page = await openPage(PAGE, {
      before: withHistory({recent: [hit(50)], favorites: hits(10)}),
    });
    const box = await openBox(page);
    await box.dialog.getByRole('button', {name: 'Save "Part 50" as favorite'}).click();
    expect((await stored(page)).favorites.map(({title}) => title)).toEqual([
      'Part 50',
      ...hits(9).map(({title}) => title),
    ]);
  });

  for (const value of ['not json', '[1,2]', '{"recent":[{"url":5}],"favorites":"x"}', 'null']) {
    test(`a spoilt store (${value}) counts as empty`, async ({openPage}) => {
      const page = await openPage(PAGE, {before: withHistory(value)});
      const {dialog} = await openBox(page);
      await dialog.getByText('No recent searches').waitFor();
    });
  }
});
