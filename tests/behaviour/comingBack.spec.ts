import type {Page} from '@playwright/test';
import {follow} from '../support/follow';
import {hold} from '../support/hold';
import {scrollEnd, scrollTo} from '../support/scrollTo';
import {expect, test} from '../support/test';

const FIRST = '/toolhive/quickstart';
const SECOND = '/toolhive/guides-cli/install';
const THIRD = '/toolhive/guides-cli/registry';
const NETWORK = [/net::ERR_/, /Failed to load resource/];

const title = (page: Page) => page.locator('h1');
const sidebarLinks = (page: Page) => page.locator('aside.theme-doc-sidebar-container a');

test.describe('a reader who comes back', () => {
  test('from a page without a sidebar finds the sidebar as it was', async ({openPage}) => {
    const page = await openPage(FIRST);
    const count = await sidebarLinks(page).count();
    await follow(page, SECOND);
    await expect(title(page)).toHaveText('Install the thv CLI');
    await follow(page, '/');
    await expect(sidebarLinks(page)).toHaveCount(0);
    await page.goBack();
    await expect(title(page)).toHaveText('Install the thv CLI');
    await expect(sidebarLinks(page)).toHaveCount(count);
    await follow(page, THIRD);
    await expect(title(page)).toHaveText('Find MCP servers in the registry');
    await expect(sidebarLinks(page)).toHaveCount(count);
  });

  test('to an answer of the error finder, or to the pages that a missing one is like, goes on at the link', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/reference/errors', {expected: NETWORK});
    await page
      .getByRole('textbox', {name: 'Error message'})
      .fill('no supported container runtime available');
    const answer = page.locator('error-finder [data-found] a').first();
    await answer.press('Enter');
    await expect(title(page)).not.toHaveText('Error messages');
    await page.goBack();
    await expect(title(page)).toHaveText('Error messages');
    await expect(answer).toBeFocused();

    await page.goto('/toolhive/quickstrat');
    const near = page.locator('nearest-pages a').first();
    await near.press('Enter');
    await expect(title(page)).not.toHaveText('Page not found');
    await page.goBack();
    await expect(title(page)).toHaveText('Page not found');
    await expect(near).toBeFocused();
  });

  test('from a page that failed finds the sidebar as it was', async ({openPage}) => {
    const page = await openPage(FIRST, {expected: NETWORK});
    const count = await sidebarLinks(page).count();
    await follow(page, SECOND);
    await expect(title(page)).toHaveText('Install the thv CLI');
    await page.route(`**/parts${THIRD}.txt`, (route) => route.abort());
    await follow(page, THIRD);
    await page.getByRole('button', {name: 'Retry'}).waitFor();
    await page.goBack();
    await expect(title(page)).toHaveText('Install the thv CLI');
    await expect(sidebarLinks(page)).toHaveCount(count);
  });

  test('from a page that failed at once finds the sidebar on a page that was fetched before', async ({
    openPage,
  }) => {
    const page = await openPage(FIRST, {expected: NETWORK});
    const count = await sidebarLinks(page).count();
    const home = page.locator('nav.navbar a[href="/toolhive/"]').first();
    const fetched = page.waitForResponse('**/parts/toolhive.txt');
    await home.hover();
    await fetched;
    await page.route(`**/parts${THIRD}.txt`, (route) => route.abort());
    await follow(page, THIRD);
    await page.getByRole('button', {name: 'Retry'}).waitFor();
    await home.click();
    await expect(title(page)).toHaveText('ToolHive documentation');
    await expect(sidebarLinks(page)).toHaveCount(count);
    await page.goBack();
    await page.goBack();
    await expect(title(page)).toHaveText(/^Quickstart/);
    await expect(sidebarLinks(page)).toHaveCount(count);
  });

  test('from a page that crashed finds the page', async ({openPage}) => {
    const page = await openPage('/toolhive/', {expected: [/cause/]});
    await page.evaluate(() => {
      const own = document.importNode.bind(document);
      document.importNode = () => {
        document.importNode = own;
        throw new Error('cause');
      };
    });
    await follow(page, FIRST);
    await page.getByText('This page crashed').waitFor();
    await page.goBack();
    await expect(title(page)).toHaveText('ToolHive documentation');
  });

  for (const keys of [[], ['Shift+Tab', 'Tab', 'Enter']])
    test(`and asks again for the page, as it failed, by ${keys.length > 0 ? 'keys' : 'the mouse'}, finds their place`, async ({
      openPage,
    }) => {
      const page = await openPage(SECOND, {expected: NETWORK});
      await scrollTo(page, 900);
      await follow(page, FIRST);
      await expect(title(page)).toHaveText(/^Quickstart/);
      await page.reload();
      await page.route('**/parts/**', (route) => route.abort());
      await page.goBack();
      const retry = page.getByRole('button', {name: 'Retry'});
      await retry.focus();
      await page.unroute('**/parts/**');
      for (const key of keys) await page.keyboard.press(key);
      if (keys.length === 0) await retry.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    });

  test('hears the title of the page, and goes on at the link that led on from it', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers');
    const opened = await page.title();
    const link = page.locator('.markdown p a[href^="/toolhive/"]').nth(3);
    await link.press('Enter');
    await expect(page).not.toHaveTitle(opened);
    await page.goBack();
    await expect(page).toHaveTitle(opened);
    await expect(link).toBeFocused();
    await expect(page.getByRole('status').filter({hasText: opened})).toBeAttached();
  });

  test('a second time finds where they read on to, not the link of the first time', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers');
    const opened = await page.title();
    await page.locator('.markdown p a[href^="/toolhive/"]').nth(1).press('Enter');
    await expect(page).not.toHaveTitle(opened);
    await page.goBack();
    await expect(page).toHaveTitle(opened);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 3000);
    await scrollEnd(page);
    const place = await page.evaluate(() => scrollY);
    await page.goForward();
    await expect(page).not.toHaveTitle(opened);
    await page.goBack();
    await expect(page).toHaveTitle(opened);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  for (const way of ['called off', 'left for another'])
    test(`to a page that was ${way} while it was on its way finds its beginning`, async ({
      openPage,
    }) => {
      const page = await openPage(FIRST, {expected: NETWORK});
      const release = await hold(page, `**/parts${SECOND}.txt`);
      await follow(page, SECOND);
      await scrollTo(page, 900);
      if (way === 'called off') await page.goBack();
      else await follow(page, THIRD);
      await expect(title(page)).toHaveText(
        way === 'called off' ? /^Quickstart/ : 'Find MCP servers in the registry',
      );
      release();
      if (way === 'called off') await page.goForward();
      else await page.goBack();
      await expect(title(page)).toHaveText('Install the thv CLI');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

  test('goes on at the beginning where no link led on, and hears the title', async ({openPage}) => {
    const page = await openPage(FIRST);
    const opened = await page.title();
    await follow(page, SECOND);
    await expect(title(page)).toHaveText('Install the thv CLI');
    await page.goBack();
    await expect(title(page)).toHaveText(/^Quickstart/);
    await expect(page.locator('#__docusaurus > [role=region]')).toHaveAccessibleName(opened);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('to results goes on at the result that they followed', async ({openPage}) => {
    const page = await openPage('/search?q=port');
    await page.getByRole('button', {name: 'Load more'}).click();
    const result = page.locator('.search-result-title a').nth(20);
    await expect(result).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(/toolhive/);
    await page.goBack();
    await expect(result).toBeFocused();
  });

  test('to the API reference with a reload finds their place, not the one of the address', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/reference/api#common.405.Allow');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 2500);
    await page.waitForTimeout(300);
    const place = await page.evaluate(() => scrollY);
    await page.reload();
    await page.waitForTimeout(300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test('to the results finds their title, also of a query with a pipe', async ({openPage}) => {
    const page = await openPage(FIRST);
    await follow(page, '/search?q=ps%20%7C%20grep');
    await expect(page).toHaveTitle('Search results for "ps | grep" | ToolHive Docs');
    for (const query of ['ps | grep', 'a | registry']) {
      await page.getByRole('searchbox', {name: 'Search'}).fill(query);
      await expect(title(page)).toHaveText(`Search results for "${query}"`);
      await follow(page, FIRST);
      await expect(title(page)).toHaveText(/^Quickstart/);
      await page.goBack();
      await expect(page).toHaveTitle(`Search results for "${query}" | ToolHive Docs`);
    }
  });

  test('finds a menu for AI tools that answers keys, and closes when they press elsewhere', async ({
    openPage,
  }) => {
    const page = await openPage(FIRST);
    const button = page.getByRole('button', {name: 'Use with AI'});
    const list = page.locator('page-menu [data-list]');
    await button.click();
    await page.keyboard.press('Escape');
    await follow(page, SECOND);
    await expect(title(page)).toHaveText('Install the thv CLI');
    await page.goBack();
    await expect(title(page)).toHaveText(/^Quickstart/);
    await button.click();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await button.click();
    await expect(list).toBeVisible();
    await page.mouse.click(700, 600);
    await expect(list).toBeHidden();
  });
});
