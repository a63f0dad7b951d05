import type {Page} from '@playwright/test';
import {holdScript} from '../support/holdScript';
import {expect, ready, type OpenPage, test} from '../support/test';

const PATH = '/toolhive/guides-cli/run-mcp-servers';

/** Opens a page whose main script only comes when `release` is called. */
async function openEarly(
  openPage: OpenPage,
  siteUrl: string,
  width = 1280,
  wrongMode?: string,
): Promise<{page: Page; release: () => Promise<void>}> {
  const {release, before} = holdScript('main');
  const expected = wrongMode === undefined ? [] : [/Unexpected color mode/];
  const page = await openPage(undefined, {width, before, expected});
  if (wrongMode !== undefined)
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), wrongMode);
  await page.goto(siteUrl + PATH, {waitUntil: 'commit'});
  await page.locator('h1').waitFor();
  return {
    page,
    release: async () => {
      release();
      await ready(page);
    },
  };
}

test.describe('what a reader does before the scripts are there', () => {
  test('opens the menu, once, however often its button was pressed', async ({
    openPage,
    siteUrl,
  }) => {
    const {page, release} = await openEarly(openPage, siteUrl, 390);
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar__toggle').click();
    await release();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  });

  test('opens the search with the word that was typed', async ({openPage, siteUrl}) => {
    const {page, release} = await openEarly(openPage, siteUrl);
    await page.keyboard.type('/proxy');
    await release();
    await expect(page.getByRole('combobox')).toHaveValue('proxy');
  });

  test('opens the search with a sign that was typed with the Option key', async ({
    openPage,
    siteUrl,
  }) => {
    const {page, release} = await openEarly(openPage, siteUrl);
    await page.keyboard.type('/a');
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {key: '@', altKey: true, bubbles: true, cancelable: true}),
      ),
    );
    await page.keyboard.type('b');
    await release();
    await expect(page.getByRole('combobox')).toHaveValue('a@b');
  });

  test('leaves keys with Control and Alt to the browser, also in the middle of a word for the search', async ({
    openPage,
    siteUrl,
  }) => {
    const {page, release} = await openEarly(openPage, siteUrl);
    await page.keyboard.type('/pro');
    for (const keys of [{ctrlKey: true}, {metaKey: true}, {altKey: true}])
      expect(
        await page.evaluate(
          (held) =>
            document.body.dispatchEvent(
              new KeyboardEvent('keydown', {key: 'r', bubbles: true, cancelable: true, ...held}),
            ),
          keys,
        ),
      ).toBe(true);
    await page.keyboard.type('xy');
    await release();
    await expect(page.getByRole('combobox')).toHaveValue('proxy');
  });

  test('opens the search also where a color mode is stored that does not exist', async ({
    openPage,
    siteUrl,
  }) => {
    const {page, release} = await openEarly(openPage, siteUrl, 1280, 'blue');
    await page.keyboard.type('/proxy');
    await release();
    await expect(page.getByRole('combobox')).toHaveValue('proxy');
  });

  test('copies the code of the button that was pressed', async ({openPage, siteUrl}) => {
    const {page, release} = await openEarly(openPage, siteUrl);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const sample = page.locator('figure[data-code]').first();
    await sample.locator('[data-action=copy]').click();
    await release();
    await expect.poll(() => sample.locator('[data-status]').innerText()).toBe('Copied');
  });

  test('closes a category of the sidebar instead of leaving the page', async ({
    openPage,
    siteUrl,
  }) => {
    const {page, release} = await openEarly(openPage, siteUrl);
    const category = page
      .locator('.theme-doc-sidebar-container')
      .getByRole('button', {name: 'Concepts', exact: true});
    await category.click();
    await release();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    expect(new URL(page.url()).pathname).toBe(PATH);
  });

  test('follows a link at once, without waiting for any script', async ({openPage, siteUrl}) => {
    const {page} = await openEarly(openPage, siteUrl);
    // At the top, as what lies far below moves while a page is laid out.
    await page
      .getByRole('navigation', {name: 'Breadcrumbs'})
      .getByRole('link', {name: 'Command-line guides'})
      .click({noWaitAfter: true});
    await page.waitForURL('**/toolhive/guides-cli', {waitUntil: 'commit'});
  });
});
