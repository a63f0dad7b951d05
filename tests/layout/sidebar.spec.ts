import type {Page} from '@playwright/test';
import {COMMAND_ROUTES} from '../routes';
import {expect, test} from '../support/test';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const category = (page: Page, name: string) =>
  sidebar(page).locator(`li:has(> div > a > span:text-is("${name}"))`);
const caret = (page: Page, name: string) => category(page, name).locator('.menu__caret').first();
const entries = (page: Page, name: string) => category(page, name).locator('ul').first();

test.describe('the sidebar', () => {
  test('opens and closes a category by its button, with the keyboard too', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await expect(entries(page, 'Command reference')).toBeHidden();
    await caret(page, 'Command reference').focus();
    await page.keyboard.press('Enter');
    await expect(entries(page, 'Command reference')).toBeVisible();
    await expect(caret(page, 'Command reference')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(entries(page, 'Command reference')).toBeHidden();
    await expect(caret(page, 'Command reference')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes a category that has no page of its own by its name', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    const name = sidebar(page).getByRole('button', {name: 'Concepts', exact: true});
    await name.click();
    await expect(entries(page, 'Concepts')).toBeHidden();
    await expect(name).toHaveAttribute('aria-expanded', 'false');
    expect(new URL(page.url()).pathname).toBe('/toolhive/quickstart');
  });

  test('keeps what the reader opened on the way to other pages', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await caret(page, 'Command reference').click();
    await caret(page, 'Kubernetes guides').click();
    await sidebar(page).getByRole('link', {name: 'Install', exact: true}).click();
    await page.waitForURL('**/guides-cli/install');
    await expect(entries(page, 'Command reference')).toBeVisible();
    await expect(entries(page, 'Kubernetes guides')).toBeHidden();
  });

  test('marks the page on screen and shows it, from wherever the reader came', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers');
    expect(await sidebar(page).locator('[aria-current=page]').allInnerTexts()).toEqual([
      'Run MCP servers',
    ]);
    await page.locator('.theme-doc-markdown a[href*="/reference/cli/"]').first().click();
    await page.waitForURL('**/reference/cli/**');
    const current = sidebar(page).locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', new URL(page.url()).pathname);
    await expect(current).toBeInViewport({ratio: 1});
    await expect(category(page, 'Command reference').locator('a').first()).toHaveClass(
      /menu__link--active/,
    );
  });

  test('opens the page of a category by its name, and closes the category once that page is on screen', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/quickstart');
    const link = sidebar(page).getByRole('link', {name: 'Command reference', exact: true});
    await link.click();
    await page.waitForURL('**/reference/cli/');
    await expect(entries(page, 'Command reference')).toBeVisible();
    await link.click();
    await expect(entries(page, 'Command reference')).toBeHidden();
  });

  test('names every page of closed categories without scripts', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart', {javaScript: false});
    await expect(sidebar(page).locator('a[href*="/reference/cli/thv"]')).toHaveCount(
      COMMAND_ROUTES.length,
    );
  });
});

test.describe('the table of contents', () => {
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
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  });
});
