import type {Page} from '@playwright/test';
import {connection, DATA_SAVER} from '../support/connection';
import {hold} from '../support/hold';
import {holdScript} from '../support/holdScript';
import {expect, test} from '../support/test';

const NETWORK = [/net::ERR_/, /Failed to load resource/];

const hits = (page: Page) => page.locator('.search-result');
const status = (page: Page) => page.locator('main').getByRole('status');
const field = (page: Page) => page.getByRole('searchbox', {name: 'Search'});
const filter = (page: Page, name: RegExp) =>
  page.getByRole('group', {name: 'Filter by page type'}).getByRole('button', {name});

test.describe('the results page', () => {
  test(
    'shows 20 hits, how many there are, and the query in title, heading and field',
    {tag: ['@2.1-14', '@9-10']},
    async ({openPage}) => {
      const page = await openPage('/search?q=transport');
      await expect(hits(page)).toHaveCount(20);
      await expect(status(page)).toHaveText(/^\d+ results for "transport"$/);
      expect(await page.title()).toContain('Search results for "transport"');
      expect(await page.getByRole('heading', {level: 1}).innerText()).toBe(
        'Search results for "transport"',
      );
      await expect(field(page)).toHaveValue('transport');
      expect(await hits(page).first().locator('mark').first().innerText()).toMatch(/transport/i);
      expect(await hits(page).first().locator('.search-crumbs').innerText()).toContain('›');
    },
  );

  test('says where a hit is, each name once', async ({openPage}) => {
    const page = await openPage('/search?q=port&kind=reference');
    await expect(hits(page).first().locator('.search-crumbs')).toHaveText(/^Reference › /);
    for (const place of await hits(page).locator('.search-crumbs').allInnerTexts()) {
      const names = place.split(' › ');
      expect(new Set(names).size, place).toBe(names.length);
    }
  });

  test('is not for other search engines to list', async ({openPage}) => {
    const page = await openPage('/search?q=transport');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  });

  test('loads more, and the address remembers how much', async ({openPage}) => {
    const page = await openPage('/search?q=transport');
    await page.getByRole('button', {name: 'Load more'}).click();
    await expect(hits(page)).toHaveCount(40);
    expect(new URL(page.url()).search).toBe('?q=transport&pages=2');
    const links = await hits(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(links).size).toBe(40);
    await expect(hits(page).nth(20).getByRole('link').first()).toBeFocused();
    await hits(page).nth(30).getByRole('link').click();
    await page.waitForURL((url) => url.pathname !== '/search');
    await page.goBack();
    await expect(hits(page)).toHaveCount(40);
  });

  test('stops offering more at the end', async ({openPage}) => {
    const page = await openPage('/search?q=winget');
    await hits(page).first().waitFor();
    expect(await hits(page).count()).toBeLessThan(20);
    await expect(page.getByRole('button', {name: 'Load more'})).toHaveCount(0);
  });

  test('narrows to a kind of page, and back', async ({openPage}) => {
    const page = await openPage('/search?q=transport');
    const button = filter(page, /^Command \d+$/);
    await button.waitFor();
    const count = Number(/\d+/.exec(await button.innerText())?.[0]);
    await button.click();
    await page.waitForURL('**/search?q=transport&kind=command');
    await expect.poll(() => status(page).innerText()).toBe(`${count} results for "transport"`);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(
      hits(page)
        .locator('.search-crumbs')
        .filter({hasText: /^Command › /}),
    ).not.toHaveCount(0);
    await page.goBack();
    await expect(filter(page, /^All$/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('follows what is typed; the back button leads to the search before, not to a letter', async ({
    openPage,
  }) => {
    const page = await openPage('/search?q=secrets');
    await hits(page).first().waitFor();
    await field(page).fill('');
    await field(page).pressSequentially('transport');
    await page.waitForURL('**/search?q=transport');
    await expect
      .poll(() => page.getByRole('heading', {level: 1}).innerText())
      .toBe('Search results for "transport"');
    await field(page).press('Enter');
    await field(page).fill('registry');
    await page.waitForURL('**/search?q=registry');
    await page.goBack();
    await page.waitForURL('**/search?q=transport');
    await page.goBack();
    await page.waitForURL('**/search?q=secrets');
    await expect(field(page)).toHaveValue('secrets');
  });

  test('the back button leads to a filter that was chosen between two words', async ({
    openPage,
  }) => {
    const page = await openPage('/search');
    await field(page).fill('transport');
    const button = filter(page, /^Command \d+$/);
    await button.click();
    await page.waitForURL('**/search?q=transport&kind=command');
    await field(page).fill('transport stdio');
    await page.waitForURL(/q=transport.stdio&kind=command$/);
    await page.goBack();
    await page.waitForURL('**/search?q=transport&kind=command');
    await expect(field(page)).toHaveValue('transport');
  });

  test('without a query it waits, and has not fetched the search', async ({openPage}) => {
    const page = await openPage(undefined, {before: connection(DATA_SAVER)});
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/search', {waitUntil: 'networkidle'});
    expect(requests.filter((url) => url.includes('assets/search'))).toEqual([]);
    expect(await page.getByRole('heading', {level: 1}).innerText()).toBe(
      'Search the documentation',
    );
    await field(page).focus();
    await expect.poll(() => status(page).innerText()).toBe('Enter a search term.');
  });

  test('says when nothing is found', async ({openPage}) => {
    const page = await openPage('/search?q=qzxvwq');
    await page.getByText('No results for "qzxvwq"').waitFor();
    expect(await page.getByRole('link', {name: 'Let us know.'}).getAttribute('href')).toContain(
      'qzxvwq',
    );
  });

  test('says when nobody answers, and can be asked again', {tag: '@8-1'}, async ({openPage}) => {
    const page = await openPage(undefined, {expected: NETWORK});
    await page.route(/assets\/search\/index/, (route) => route.abort());
    await page.goto('/search?q=transport');
    await page.getByText('Unable to fetch results', {exact: true}).waitFor();
    await page.getByText('You might want to check your network connection.').waitFor();
    await page.unroute(/assets\/search\/index/);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(hits(page)).toHaveCount(20);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  });

  test('keeps the field on the screen of a phone, however long the query is', async ({
    openPage,
  }) => {
    const page = await openPage(`/search?q=${'x'.repeat(512)}`, {width: 320, height: 640});
    await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport();
  });

  test('shows the query and that it searches before its scripts are there', async ({openPage}) => {
    const {release, before} = holdScript('search-page');
    const page = await openPage('/search?q=transport', {before});
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('transport');
    await expect(status(page)).toHaveText('Searching…');
    release();
    await expect(hits(page)).toHaveCount(20);
  });

  test('keeps what was typed before any script came', async ({openPage, siteUrl}) => {
    const {release, before} = holdScript('main');
    const page = await openPage(undefined, {before});
    await page.goto(`${siteUrl}/search?q=transport`, {waitUntil: 'commit'});
    await field(page).fill('registry');
    release();
    await page.waitForURL('**/search?q=registry');
    await expect(field(page)).toHaveValue('registry');
  });

  test('stays at its address for a reader who waits in the field for its script', async ({
    openPage,
  }) => {
    const {release, before} = holdScript('search-page');
    const page = await openPage('/search?q=transport&pages=2', {before});
    await field(page).focus();
    const entries = await page.evaluate(() => history.length);
    release();
    await expect(hits(page)).toHaveCount(40);
    // Longer than what is half composed is waited for (src/elements/searchPage.ts).
    await page.waitForTimeout(600);
    await expect(page).toHaveURL(/q=transport&pages=2$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('says that it is searching while it does', async ({openPage}) => {
    const page = await openPage();
    const release = await hold(page, /assets\/search\/index/);
    await page.goto('/search?q=transport');
    await expect.poll(() => status(page).innerText()).toBe('Searching…');
    release();
    await expect(hits(page)).toHaveCount(20);
  });
});
