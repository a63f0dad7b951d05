import type {Page} from '@playwright/test';
import {follow} from '../support/follow';
import {hold} from '../support/hold';
import {scrollTo} from '../support/scrollTo';
import {expect, test} from '../support/test';

const START = '/toolhive/quickstart';
const SLOW = '/toolhive/guides-cli/registry';
const API = '/toolhive/reference/api';
const SHEET = '**/api-sheet*.css';
const NETWORK = [/net::ERR_/, /Failed to load resource/];

const display = (page: Page) =>
  page.locator('[data-api]').evaluate((element) => getComputedStyle(element).display);

test.describe('a page that is slow to come', () => {
  test('is forgotten when the reader goes back: its progress bar goes', async ({openPage}) => {
    const page = await openPage(START);
    await page.route(`**/parts${SLOW}.txt`, () => undefined);
    await follow(page, SLOW);
    await page.locator('#nprogress').waitFor({state: 'attached'});
    await page.goBack();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(/^Quickstart/);
  });

  test('leaves the reader who goes back where they have read on to meanwhile', async ({
    openPage,
  }) => {
    const page = await openPage(START);
    await page.route(`**/parts${SLOW}.txt`, () => undefined);
    await scrollTo(page, 500);
    await follow(page, SLOW);
    await page.locator('#nprogress').waitFor({state: 'attached'});
    await scrollTo(page, 1500);
    await page.goBack();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });

  test('is forgotten when the reader goes back right after asking again: no spinner takes the place of the page', async ({
    openPage,
  }) => {
    const page = await openPage(START, {expected: NETWORK});
    let hangs = false;
    await page.route(`**/parts${SLOW}.txt`, (route) => (hangs ? undefined : route.abort()));
    await follow(page, SLOW);
    const retry = page.getByRole('button', {name: 'Retry'});
    await retry.waitFor();
    hangs = true;
    await retry.evaluate((button: HTMLElement) => {
      button.click();
      history.back();
    });
    await expect(page.locator('h1')).toHaveText(/^Quickstart/);
    await page.waitForTimeout(400);
    await expect(page.locator('.page-spinner')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(/^Quickstart/);
  });

  test('is forgotten when the reader goes to a place of the page on show, whose address that is', async ({
    openPage,
  }) => {
    const page = await openPage(START);
    let letCome = (): void => undefined;
    const isWanted = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(`**/parts${SLOW}.txt`, async (route) => (await isWanted, route.continue()));
    await follow(page, SLOW);
    await page.locator('#nprogress').waitFor({state: 'attached'});
    await page.locator('.table-of-contents a[href="#run"]:visible').click();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${START}#run`);
    letCome();
    await page.waitForTimeout(300);
    await expect(page.locator('h1')).toHaveText(/^Quickstart/);
    await expect.poll(async () => (await page.locator('#run').boundingBox())?.y).toBeLessThan(150);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(/^Quickstart/);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('is forgotten on the page of results, too, which keeps its query', async ({openPage}) => {
    // A hit in sight may lead there.
    const page = await openPage('/search?q=secrets', {
      before: (blank) => blank.route(`**${SLOW}`, () => undefined),
    });
    await follow(page, SLOW);
    await page.locator('#nprogress').waitFor({state: 'attached'});
    await page.getByRole('link', {name: 'Skip to main content'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await expect(page).toHaveURL(/\/search\?q=secrets#main$/);
    await expect(page.locator('.search-result').first()).toBeVisible();
  });

  test('is at its beginning if the reader loads it anew while it is on its way', async ({
    openPage,
  }) => {
    const page = await openPage(START);
    await page.route(`**/parts${SLOW}.txt`, () => undefined);
    await scrollTo(page, 1200);
    await follow(page, SLOW);
    await page.locator('#nprogress').waitFor({state: 'attached'});
    await page.reload();
    await expect(page.locator('h1')).toHaveText('Find MCP servers in the registry');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('for its style sheet is not shown without it, however often its link is pressed', async ({
    openPage,
  }) => {
    const page = await openPage(START);
    const release = await hold(page, SHEET);
    const asked = page.waitForRequest(SHEET);
    await follow(page, API, 2);
    await asked;
    await page.waitForTimeout(300);
    await expect(page.locator('h1')).toHaveText(/^Quickstart/);
    release();
    await page.locator('[data-api]').waitFor();
    expect(await display(page)).toBe('grid');
  });

  test('and whose style sheet cannot be had is not shown without it; Retry asks for it again', async ({
    openPage,
  }) => {
    const page = await openPage(START, {expected: NETWORK});
    await page.route(SHEET, (route) => route.abort());
    await follow(page, API);
    const retry = page.getByRole('button', {name: 'Retry'});
    await retry.waitFor();
    await page.unroute(SHEET);
    await retry.click();
    await page.locator('[data-api]').waitFor();
    expect(await display(page)).toBe('grid');
  });

  test('leaves the results, from which it was chosen, in their place', async ({openPage}) => {
    const page = await openPage('/search?q=secrets');
    const hit = page.locator('.search-result a').nth(3);
    await hit.waitFor();
    await page.route('**/toolhive/**', () => undefined);
    const found = await page.locator('.search-result').count();
    await hit.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL((url) => url.pathname !== '/search');
    await page.waitForTimeout(300);
    await expect(page.locator('h1')).toHaveText('Search results for "secrets"');
    await expect(page.locator('search-page input')).toHaveValue('secrets');
    await expect(page.locator('.search-result')).toHaveCount(found);
  });

  test('comes below the search box, if the reader has opened it meanwhile, and does not scroll', async ({
    openPage,
  }) => {
    const page = await openPage(START);
    const release = await hold(page, `**/parts${SLOW}.txt`);
    await follow(page, SLOW);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    release();
    await expect(page).toHaveTitle(/^Find MCP servers/);
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  });
});
