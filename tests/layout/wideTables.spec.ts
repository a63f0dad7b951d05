import type {Page} from '@playwright/test';
import {expect, test} from '../support/test';

const PHONE = {width: 390, height: 844};
const PAGES = [
  '/toolhive/guides-cli/secrets-management',
  '/toolhive/reference/mcpserver',
  '/toolhive/reference/client-compatibility',
  '/toolhive/reference/configuration',
  '/toolhive/reference/cli/thv_run',
  '/toolhive/reference/api',
];

/** Content of the box before the first cell that has the name of its column. */
const labelOf = (page: Page): Promise<string> =>
  page
    .locator('[data-column]')
    .first()
    .evaluate((cell) => getComputedStyle(cell, '::before').content);

for (const path of PAGES)
  test(`on a phone the wide tables of ${path} fit, with each cell behind the name of its column`, async ({
    openPage,
  }) => {
    const page = await openPage(path, PHONE);
    const tables = page.locator('table[data-wide]');
    expect(await tables.count()).toBeGreaterThan(0);
    const tooWide = await tables.evaluateAll((all) =>
      all
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map((table) => table.querySelector('tr')?.textContent),
    );
    expect(tooWide).toEqual([]);
    expect(await labelOf(page)).toMatch(/^"\w.*: "$/);
  });

test('on a desktop they are tables, without the names of columns in cells', async ({openPage}) => {
  const page = await openPage('/toolhive/reference/mcpserver', {width: 1280});
  expect(await labelOf(page)).toBe('none');
  const tops = await page
    .locator('table[data-wide]')
    .first()
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});
