import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {test} from '../support/test';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const category = (page: Page, name: string) =>
  sidebar(page).locator(`li:has(> div > a > span:text-is("${name}"))`);
const caret = (page: Page, name: string) => category(page, name).locator('.menu__caret').first();
const entries = (page: Page, name: string) => category(page, name).locator('ul').first();

describe('the sidebar', () => {
  test('opens and closes a category by its button, with the keyboard too', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    expect(await entries(page, 'Command reference').isVisible()).toBe(false);
    await caret(page, 'Command reference').focus();
    await page.keyboard.press('Enter');
    expect(await entries(page, 'Command reference').isVisible()).toBe(true);
    expect(await caret(page, 'Command reference').getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Space');
    expect(await entries(page, 'Command reference').isVisible()).toBe(false);
    expect(await caret(page, 'Command reference').getAttribute('aria-expanded')).toBe('false');
  });

  test('closes a category that has no page of its own by its name', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    const name = sidebar(page).getByRole('button', {name: 'Concepts', exact: true});
    await name.click();
    expect(await entries(page, 'Concepts').isVisible()).toBe(false);
    expect(await name.getAttribute('aria-expanded')).toBe('false');
    expect(new URL(page.url()).pathname).toBe('/toolhive/quickstart');
  });

  test('keeps what the reader opened on the way to other pages', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await caret(page, 'Command reference').click();
    await caret(page, 'Kubernetes guides').click();
    await sidebar(page).getByRole('link', {name: 'Install', exact: true}).click();
    await page.waitForURL('**/guides-cli/install');
    expect(await entries(page, 'Command reference').isVisible()).toBe(true);
    expect(await entries(page, 'Kubernetes guides').isVisible()).toBe(false);
  });

  test('marks the page on screen and shows it, from wherever the reader came', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers');
    expect(await sidebar(page).locator('[aria-current=page]').allInnerTexts()).toEqual([
      'Run MCP servers',
    ]);
    await page.locator('article a[href*="/reference/cli/"]').first().click();
    await page.waitForURL('**/reference/cli/**');
    const current = sidebar(page).locator('[aria-current=page]');
    await expect.poll(() => current.count()).toBe(1);
    expect(await current.getAttribute('href')).toBe(new URL(page.url()).pathname);
    expect(
      await current.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight),
    ).toBe(true);
    expect(
      await category(page, 'Command reference').locator('a').first().getAttribute('class'),
    ).toContain('menu__link--active');
  });

  test('opens the page of a category by its name, and closes the category once that page is on screen', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/quickstart');
    const link = sidebar(page).getByRole('link', {name: 'Command reference', exact: true});
    await link.click();
    await page.waitForURL('**/reference/cli/');
    await expect.poll(() => entries(page, 'Command reference').isVisible()).toBe(true);
    await link.click();
    expect(await entries(page, 'Command reference').isVisible()).toBe(false);
  });

  test('names every page of closed categories without scripts', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart', {javaScript: false});
    expect(await sidebar(page).locator('a[href*="/reference/cli/thv"]').count()).toBe(35);
  });
});

describe('the table of contents', () => {
  test('marks the section that is being read', async ({openPage}) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers');
    const active = page.locator('.table-of-contents__link--active');
    const links = page.locator('.theme-doc-toc-desktop a');
    for (const index of [3, 1]) {
      await links.nth(index).click();
      await expect
        .poll(() => active.getAttribute('href'))
        .toBe(await links.nth(index).getAttribute('href'));
    }
  });

  test('opens without scripts on a phone', async ({openPage}) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers', {
      width: 390,
      javaScript: false,
    });
    await page.locator('.theme-doc-toc-mobile summary').click();
    expect(await page.locator('.theme-doc-toc-mobile a').first().isVisible()).toBe(true);
  });
});
