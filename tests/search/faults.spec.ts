import type {Page, Route} from '@playwright/test';
import {connection, DATA_SAVER} from '../support/connection';
import {hold} from '../support/hold';
import {expect, ready, test} from '../support/test';
import {answered, boxOf, openBox} from './box';

const PAGE = '/toolhive/quickstart';
const INDEX = /assets\/search\/index\.\w+\.json/;
const SEARCH_FILES = /assets\/search\//;
const NETWORK = [/net::ERR_/, /Failed to load resource/];

const abort = (route: Route) => route.abort();
const missing = (route: Route) =>
  route.fulfill({
    status: 404,
    contentType: 'text/html',
    body: '<!doctype html><title>Not found</title>',
  });

/** Waits until both indexes and the file that names them are kept for later visits. */
const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('search-indexes')).keys()).length),
    )
    .toBe(3);

/** The worker's own file: the one that holds the engine. */
const WORKER = /\/search-worker\.\w+\.js$/;

const title = (page: Page) => boxOf(page).dialog.locator('.search-screen-title').innerText();

test.describe('when search cannot answer', () => {
  test(
    'an index that cannot be fetched is said to be unreachable, and trying again helps',
    {tag: ['@4-27', '@8-1']},
    async ({openPage}) => {
      const page = await openPage(PAGE, {expected: NETWORK});
      await page.route(INDEX, abort);
      const {field, dialog, said, options} = await openBox(page);
      await field.fill('transport');
      await expect.poll(() => title(page)).toBe('Unable to fetch results');
      await dialog.getByText('You might want to check your network connection.').waitFor();
      await expect(dialog).toHaveAttribute('data-status', 'error');
      await expect(said).toHaveText('Unable to fetch results');

      await page.unroute(INDEX);
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Try again');
      await page.keyboard.press('Enter');
      await options.first().waitFor();
    },
  );

  for (const [what, file, answer] of [
    ['a worker whose file is missing', WORKER, missing],
    [
      'a worker whose file is spoilt',
      WORKER,
      (route) => route.fulfill({contentType: 'text/javascript', body: '<!doctype html>'}),
    ],
    ['an index whose file is missing', INDEX, missing],
    [
      'an index whose file breaks off',
      INDEX,
      async (route) =>
        route.fulfill({
          contentType: 'application/json',
          body: (await (await route.fetch()).text()).slice(0, 5000),
        }),
    ],
    [
      'an index of another version',
      INDEX,
      (route) => route.fulfill({contentType: 'application/json', body: '{"format":0}'}),
    ],
    ['a manifest whose file is missing', /manifest\.json$/, missing],
  ] as readonly [string, RegExp, (route: Route) => Promise<unknown>][]) {
    test(`so is ${what}; nothing of it stays, and trying again helps`, async ({openPage}) => {
      const page = await openPage(PAGE, {expected: [...NETWORK, /SyntaxError/]});
      await page.route(file, answer);
      const {field, dialog, options} = await openBox(page);
      await field.fill('transport');
      await expect.poll(() => title(page)).toBe('Unable to fetch results');
      await expect(field).toHaveAttribute('aria-expanded', 'false');

      await page.unroute(file);
      await dialog.getByRole('button', {name: 'Try again'}).click();
      await options.first().waitFor();
      await page.reload();
      await ready(page);
      expect(await (await openBox(page, 'secrets')).options.count()).toBeGreaterThan(3);
    });
  }

  test('a box that cannot be fetched is said to be unreachable beside its button', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE, {expected: NETWORK, before: connection(DATA_SAVER)});
    await page.route(/assets\/js\/.*\.js$/, abort);
    await boxOf(page).button.click();
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toBe(
        'Unable to fetch results. You might want to check your network connection, or reload the page.',
      );
    await page.unroute(/assets\/js\/.*\.js$/);
    await boxOf(page).button.click();
    await boxOf(page).field.waitFor();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a slow search is stalled, and shows it', {tag: '@4-27'}, async ({openPage}) => {
    const page = await openPage(PAGE);
    const release = await hold(page, INDEX);
    const box = await openBox(page);
    // A search is in each state too shortly for a test on a busy machine to look at it in time.
    const seen = await box.dialog.evaluateHandle((dialog) => {
      const states: string[] = [];
      new MutationObserver(() => {
        const spins = dialog.querySelector('.search-spinner') !== null;
        const state = `${dialog.getAttribute('data-status') ?? ''}${spins ? ', with a spinner' : ''}`;
        if (states.at(-1) !== state) states.push(state);
      }).observe(dialog, {attributes: true, childList: true, subtree: true});
      return states;
    });
    await box.field.fill('transport');
    await expect(box.dialog.locator('.search-spinner')).toBeVisible();
    release();
    await answered(box);
    expect(await seen.jsonValue()).toEqual(['loading', 'stalled, with a spinner', 'idle']);
  });

  test('a search is loading for 300 ms, and stalled then', {tag: '@9-13'}, async ({openPage}) => {
    const page = await openPage(PAGE, {before: (page) => page.clock.install()});
    const release = await hold(page, INDEX);
    const {dialog, field} = await openBox(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill('transport');
    await expect(dialog).toHaveAttribute('data-status', 'loading');
    await page.clock.runFor(299);
    await expect(dialog).toHaveAttribute('data-status', 'loading');
    await page.clock.runFor(1);
    await expect(dialog).toHaveAttribute('data-status', 'stalled');
    release();
  });

  test('works offline after the first use', async ({openPage}) => {
    const page = await openPage(PAGE, {expected: NETWORK});
    await openBox(page, 'transport');
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    const {options} = await openBox(page, 'secrets');
    expect(await options.count()).toBeGreaterThan(3);
  });

  test('on a later visit the kept index answers when its files cannot be fetched', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE, {expected: NETWORK});
    await openBox(page, 'transport');
    await isKept(page);
    await page.reload();
    await ready(page);
    await page.context().route(SEARCH_FILES, abort);
    const {options} = await openBox(page, 'secrets');
    expect(await options.count()).toBeGreaterThan(3);
  });

  test('an index that has not changed is not fetched again', async ({openPage}) => {
    const page = await openPage(PAGE, {before: connection(DATA_SAVER)});
    await openBox(page, 'transport');
    await isKept(page);
    await page.reload();
    await ready(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openBox(page, 'secrets');
    expect(
      requests.filter((url) => SEARCH_FILES.test(url)).map((url) => url.split('/').at(-1)),
    ).toEqual(['manifest.json']);
  });
});

test.describe('a query without hits', () => {
  test(
    'says so and leads to where that can be reported',
    {tag: ['@8-2', '@8-4']},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      const {dialog} = await openBox(page, 'qzxvwq');
      expect(await title(page)).toBe('No results for "qzxvwq"');
      await dialog.getByText('Believe this query should return results?').waitFor();
      const link = dialog.getByRole('link', {name: 'Let us know.'});
      expect(await link.getAttribute('href')).toMatch(
        /^https:\/\/\S+\/issues\/new\?title=\S*qzxvwq/,
      );
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(A|BUTTON)$/);
    },
  );

  test('leads on to the page of errors where it reads like a message', async ({openPage}) => {
    const page = await openPage(PAGE);
    const {dialog} = await openBox(page, 'qzxvwq: qzyyx wqzz');
    await dialog.getByRole('link', {name: 'Explain this error message'}).click();
    await expect(page).toHaveURL(/reference\/errors#message=qzxvwq/);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('No page explains this error')).toBeVisible();
  });

  test(
    'offers up to three others, and each of them finds something',
    {tag: '@8-3'},
    async ({openPage}) => {
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
      // A letter that is typed at a suggestion goes into the query.
      await page.keyboard.press('ArrowDown');
      await expect(box.field).not.toBeFocused();
      await page.keyboard.type('zz');
      await expect(box.field).toHaveValue('"kubernetes transprot zz"zz');
      await box.field.fill('"kubernetes transprot zz"');
      await answered(box);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await box.options.first().waitFor();
      await expect(box.field).toHaveValue(suggestions[0] ?? 'no suggestion');
      expect(await box.field.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});
