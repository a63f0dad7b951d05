import type {Page, Route} from 'playwright-core';
import {describe, expect} from 'vitest';
import {hydrated, test} from '../support/test';
import {answered, boxOf, openBox} from './box';

const PAGE = '/toolhive/quickstart';
const INDEX = /assets\/search\/index\.\w+\.json/;
const SEARCH_FILES = /assets\/search\//;
const NETWORK = [/net::ERR_/, /Failed to load resource/];

const abort = (route: Route) => route.abort();
const title = (page: Page) => boxOf(page).dialog.locator('.search-screen-title').innerText();

describe('when search cannot answer', () => {
  test('an index that cannot be fetched is said to be unreachable, and trying again helps', async ({openPage}) => {
    const page = await openPage(PAGE, {expected: NETWORK});
    await page.route(INDEX, abort);
    const {field, dialog, said, options} = await openBox(page);
    await field.fill('transport');
    await expect.poll(() => title(page)).toBe('Unable to fetch results');
    await dialog.getByText('You might want to check your network connection.').waitFor();
    expect(await dialog.getAttribute('data-status')).toBe('error');
    expect(await said.innerText()).toBe('Unable to fetch results');

    await page.unroute(INDEX);
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Try again');
    await page.keyboard.press('Enter');
    await options.first().waitFor();
  });

  test('so is a worker that cannot be started, and the next one is tried', async ({openPage}) => {
    const page = await openPage(PAGE, {expected: NETWORK});
    await page.evaluate(() => {
      const Real = window.Worker;
      // The browser's own worker on a file that is not there.
      window.Worker = class extends Real {
        constructor() {
          super('/assets/js/no-such-worker.js');
          window.Worker = Real;
        }
      };
    });
    const {field, options} = await openBox(page);
    await field.fill('transport');
    await expect.poll(() => field.getAttribute('aria-expanded')).not.toBeNull();
    await field.fill('secrets');
    await options.first().waitFor();
  });

  test('an index that is no index is said to be unreachable too', async ({openPage}) => {
    const page = await openPage(PAGE);
    await page.route(INDEX, (route) => route.fulfill({contentType: 'application/json', body: '{"format":0}'}));
    const {field} = await openBox(page);
    await field.fill('transport');
    await expect.poll(() => title(page)).toBe('Unable to fetch results');
  });

  test('a box that cannot be fetched is said to be unreachable beside its button', async ({openPage}) => {
    const page = await openPage(PAGE, {expected: NETWORK});
    await page.route(/assets\/js\/.*\.js$/, abort);
    await boxOf(page).button.click();
    await expect.poll(() => page.getByRole('alert').innerText()).toBe('Unable to fetch results. You might want to check your network connection.');
    await page.unroute(/assets\/js\/.*\.js$/);
    await boxOf(page).button.click();
    await boxOf(page).field.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('a search slower than 300 ms is stalled, and shows it', async ({openPage}) => {
    const page = await openPage(PAGE);
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(INDEX, async (route) => (await held, route.continue()));
    const box = await openBox(page);
    await box.field.fill('transport');
    expect(await box.dialog.getAttribute('data-status')).toBe('loading');
    expect(await box.dialog.locator('.search-spinner').count()).toBe(0);
    await expect.poll(() => box.dialog.getAttribute('data-status')).toBe('stalled');
    expect(await box.dialog.locator('.search-spinner').isVisible()).toBe(true);
    release();
    await answered(box);
    expect(await box.dialog.locator('.search-spinner').count()).toBe(0);
  });

  test('works offline after the first use', async ({openPage}) => {
    const page = await openPage(PAGE, {expected: NETWORK});
    await openBox(page, 'transport');
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    const {options} = await openBox(page, 'secrets');
    expect(await options.count()).toBeGreaterThan(3);
  });

  test('on a later visit the kept index answers when its files cannot be fetched', async ({openPage}) => {
    const page = await openPage(PAGE, {expected: NETWORK});
    await openBox(page, 'transport');
    await page.reload();
    await hydrated(page);
    await page.context().route(SEARCH_FILES, abort);
    const {options} = await openBox(page, 'secrets');
    expect(await options.count()).toBeGreaterThan(3);
  });

  test('an index that has not changed is not fetched again', async ({openPage}) => {
    const page = await openPage(PAGE);
    await openBox(page, 'transport');
    await page.reload();
    await hydrated(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openBox(page, 'secrets');
    expect(requests.filter((url) => SEARCH_FILES.test(url)).map((url) => url.split('/').at(-1))).toEqual(['manifest.json']);
  });
});

describe('a query without hits', () => {
  test('says so and leads to where that can be reported', async ({openPage}) => {
    const page = await openPage(PAGE);
    const {dialog} = await openBox(page, 'qzxvwq');
    expect(await title(page)).toBe('No results for "qzxvwq"');
    await dialog.getByText('Believe this query should return results?').waitFor();
    const link = dialog.getByRole('link', {name: 'Let us know.'});
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/\S+\/issues\/new\?title=\S*qzxvwq/);
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(A|BUTTON)$/);
  });

  test('offers up to three others, and each of them finds something', async ({openPage}) => {
    const page = await openPage(PAGE);
    const box = await openBox(page, '"kubernetes transprot zz"');
    await box.dialog.getByText('Try searching for').waitFor();
    const suggestions = await box.dialog.locator('.search-suggestions button').allInnerTexts();
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const suggestion of suggestions) {
      await box.field.fill(suggestion);
      await answered(box);
      expect(await box.options.count()).toBeGreaterThan(1);
    }
    await box.field.fill('"kubernetes transprot zz"');
    await answered(box);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await box.options.first().waitFor();
    expect(await box.field.inputValue()).toBe(suggestions[0]);
    expect(await box.field.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
