import type {Page} from '@playwright/test';
import {changeMode} from '../accessibility/visit';
import {fetched} from '../support/fetched';
import {hold} from '../support/hold';
import {runAxe} from '../support/runAxe';
import {expect, test} from '../support/test';

const PATH = '/toolhive/guides-cli/registry';

const menuButton = (page: Page) => page.getByRole('button', {name: 'Use with AI'});

/** Whether a press in the middle of an element reaches it once the window, and nothing else, was scrolled to it. */
function isReached(element: Element): boolean {
  const place = () => element.getBoundingClientRect();
  window.scrollBy(0, place().top - window.innerHeight / 2);
  const {x, y, width, height} = place();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test.describe('the menu for AI tools', () => {
  test('opens by keyboard, leads to assistants and clients, breaks no rule of accessibility, and closes again', async ({
    openPage,
  }) => {
    // Requests to other sites fail this test (tests/support/watchProblems).
    const page = await openPage(PATH);
    const button = menuButton(page);
    await button.focus();
    await page.keyboard.press('Enter');
    const first = page.getByRole('button', {name: 'Copy as Markdown'});
    await expect(first).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const [name, href] of [
      ['Open in Claude', /^https:\/\/claude\.ai\/new\?q=.*registry\.md/],
      ['Open in ChatGPT', /^https:\/\/chatgpt\.com\/\?prompt=.*registry\.md/],
      ['Open in Cursor', /^https:\/\/cursor\.com\/link\/prompt\?text=.*registry\.md/],
      ['Add MCP server to VS Code', /^vscode:mcp\/install\?.*%2Fmcp/],
      ['Add MCP server to Cursor', /^cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install\?name=/],
    ] as const)
      await expect(page.getByRole('link', {name})).toHaveAttribute('href', href);
    // An assistant learns what is asked, and not from which page.
    for (const name of ['Claude', 'ChatGPT', 'Cursor'])
      await expect(page.getByRole('link', {name: `Open in ${name}`})).toHaveAttribute(
        'rel',
        'noopener noreferrer',
      );
    for (const colorScheme of ['dark', 'light'] as const) {
      await changeMode(page, colorScheme);
      expect(await runAxe(page)).toEqual([]);
    }
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    const place = await page.evaluate(() => scrollY);
    for (const [key, item] of [
      ['End', 'last'],
      ['ArrowDown', 'first'],
      ['ArrowUp', 'last'],
      ['Home', 'first'],
    ] as const)
      await test.step(key, async () => {
        await page.keyboard.press(key);
        await expect(page.locator('page-menu [data-list] :is(a, button)')[item]()).toBeFocused();
      });
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // Who goes on to the text does not leave the list open above it.
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(first).toBeHidden();
  });

  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const)
    test(`is whole on the start page at ${width} pixels`, async ({openPage}) => {
      const page = await openPage('/', {width, height});
      await menuButton(page).click();
      const items = page.locator('page-menu [data-list] :is(a, button)');
      await expect(items.first()).toBeVisible();
      for (const item of await items.all())
        await expect(item.evaluate(isReached), await item.innerText()).resolves.toBe(true);
    });

  test('copies the Markdown of the page that is on show, also after a change of page', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openPage('/toolhive/');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(
      (path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(),
      PATH,
    );
    await expect(page).toHaveURL(siteUrl + PATH);
    await menuButton(page).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByText('The page is copied as Markdown.')).toBeVisible();
    const twin = await page.request.get(`${siteUrl}${PATH}.md`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await twin.text());
  });

  test('says when it cannot be had, and tries again', async ({openPage}) => {
    const page = await openPage(PATH, {
      width: 390,
      expected: [/page-extras/, /net::ERR_FAILED/],
    });
    await page.route(/page-extras/, (route) => route.abort());
    await menuButton(page).click();
    await expect(page.getByRole('alert')).toContainText('did not load');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.unroute(/page-extras/);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  });

  test('that comes late opens by two presses as by one, and not for a reader who has gone on', async ({
    openPage,
  }) => {
    const page = await openPage(PATH);
    const release = await hold(page, /page-extras/);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const link = page.locator('.theme-doc-markdown a').first();
    await link.focus();
    release();
    await fetched(page, 'page-extras');
    await page.waitForTimeout(300);
    await expect(link).toBeFocused();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveCount(0);

    await page.reload();
    await page.unroute(/page-extras/);
    await page.route(/page-extras/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  });

  test('says that copying is blocked where it is', async ({openPage}) => {
    const page = await openPage(PATH);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await menuButton(page).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByText('Copying is blocked by the browser.')).toBeVisible();
  });

  test('stays within a narrow window on the start page', async ({openPage}) => {
    const page = await openPage('/', {width: 390, height: 844});
    await menuButton(page).click();
    const list = page.locator('page-menu [data-list]');
    await expect(list).toBeInViewport();
    const box = await list.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  });
});
