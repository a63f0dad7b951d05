import type {Page} from '@playwright/test';
import {follow} from '../support/follow';
import {hold} from '../support/hold';
import {holdScript} from '../support/holdScript';
import {expect, ready, test, type OpenPage} from '../support/test';

const NETWORK = [/net::ERR_/, /Failed to load resource/, /ChunkLoadError/, /Loading chunk/];

const hits = (page: Page) => page.locator('.search-result');
const field = (page: Page) => page.getByRole('searchbox', {name: 'Search'});
const title = (page: Page) => page.locator('h1');
const more = (page: Page) => page.getByRole('button', {name: 'Load more'});

/** The page's own script. */
const SCRIPT = /search-page\.\w+\.js$/;

/** Opens the page, whose script comes only when it is released. */
async function withLateScript(openPage: OpenPage): Promise<{page: Page; release: () => void}> {
  const {release, before} = holdScript('search-page');
  return {page: await openPage('/search', {before}), release};
}

test.describe('the results page', () => {
  test('takes letters typed in the middle of the query where the caret is', async ({openPage}) => {
    const page = await openPage('/search?q=secret');
    await hits(page).first().waitFor();
    await field(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.type('my ', {delay: 60});
    await page.waitForURL('**/search?q=my+secret');
    await expect(field(page)).toHaveValue('my secret');
  });

  test('has its results already when Enter is pressed, and loads nothing anew', async ({
    openPage,
  }) => {
    const page = await openPage('/search?q=secret');
    await hits(page).first().waitFor();
    await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
    for (const key of ['Enter', 'End', 's']) await field(page).press(key);
    await page.waitForURL('**/search?q=secrets');
    await expect(page.locator('html[data-same]')).toHaveCount(1);
  });

  test('leaves a word alone while an input method composes it in the empty field', async ({
    openPage,
  }) => {
    const page = await openPage('/search');
    await field(page).focus();
    const session = await page.context().newCDPSession(page);
    for (const text of ['k', 'ku', 'kub'])
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await expect(field(page)).toHaveValue('kub');
    expect(new URL(page.url()).search).toBe('');
    await session.send('Input.insertText', {text: 'kubernetes'});
    await page.waitForURL('**/search?q=kubernetes');
    await expect(field(page)).toHaveValue('kubernetes');
  });

  test(
    'loads more until every hit is there, also beyond two hundred',
    {tag: '@2.1-14'},
    async ({openPage}) => {
      test.setTimeout(60_000);
      const page = await openPage('/search?q=server&pages=10');
      // An entry that several pages repeat comes once, with links to the other pages.
      const links = hits(page).locator('a');
      await expect(links).toHaveCount(200);
      const said = page.locator('main').getByRole('status');
      await expect(said).toHaveText(/^\d+ results for "server"$/);
      const count = Number.parseInt(await said.innerText());
      expect(count).toBeGreaterThan(200);
      for (let shown = 220; shown < count; shown += 20) {
        await more(page).click();
        await expect(links).toHaveCount(shown);
      }
      await more(page).click();
      await expect(links).toHaveCount(count);
      await expect(more(page)).toHaveCount(0);
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      );
      expect(new Set(addresses).size).toBe(count);
    },
  );

  test('follows the address also where it is spelled with a slash at its end', async ({
    openPage,
  }) => {
    const page = await openPage('/search/?q=proxy');
    await hits(page).first().waitFor();
    await follow(page, '/search?q=registry');
    await expect(title(page)).toHaveText('Search results for "registry"');
    await expect(field(page)).toHaveValue('registry');
    await field(page).fill('volume');
    await expect(title(page)).toHaveText('Search results for "volume"');
    await expect(page.locator('.search-result mark').first()).toHaveText(/volume/i);
    await page.goBack();
    await expect(title(page)).toHaveText('Search results for "registry"');
  });

  test('shows its results to a reader who leaves before its script is there, and comes back', async ({
    openPage,
  }) => {
    const page = await openPage();
    const script = /search-results\.\w+\.js$/;
    const release = await hold(page, script);
    await page.route('**/toolhive/quickstart', () => undefined);
    const asked = page.waitForRequest(script);
    // The event `load` may wait for the script.
    await page.goto('/search?q=proxy', {waitUntil: 'domcontentloaded'});
    await ready(page);
    await asked;
    await follow(page, '/toolhive/quickstart');
    await expect(page).toHaveURL(/\/toolhive\/quickstart$/);
    release();
    await expect(hits(page)).toHaveCount(20);
    await page.goBack();
    await expect(page.getByText('Enter a search term.')).toHaveCount(0);
    await expect(hits(page)).toHaveCount(20);
  });

  test('follows what is typed while a hit is on its way, which is forgotten then', async ({
    openPage,
  }) => {
    const page = await openPage('/search?q=secrets&kind=guide');
    const hit = hits(page).first().getByRole('link');
    await hit.waitFor();
    await page.route('**/toolhive/**', () => undefined);
    await hit.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL((url) => url.pathname !== '/search');
    await field(page).fill('registry');
    await page.waitForURL('**/search?q=registry&kind=guide');
    await expect(title(page)).toHaveText('Search results for "registry"');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('says so where only the chosen type of page has nothing, and keeps the way to the others', async ({
    openPage,
  }) => {
    const page = await openPage('/search?q=helm&kind=api');
    await page.getByText('No results for "helm" of type API').first().waitFor();
    await expect(page.getByText('Believe this query')).toHaveCount(0);
    await page.getByRole('button', {name: 'All'}).click();
    await hits(page).first().waitFor();
  });

  test('keeps the focus on the filter that was chosen', async ({openPage}) => {
    const page = await openPage('/search?q=transport');
    const filters = page.getByRole('group', {name: 'Filter by page type'}).getByRole('button');
    await filters.nth(1).focus();
    const name = await filters.nth(1).innerText();
    await page.keyboard.press('Enter');
    await page.waitForURL('**&kind=*');
    await expect(page.getByRole('button', {name})).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  });

  test('keeps what is typed before its script comes, and finds it', async ({openPage}) => {
    const {page, release} = await withLateScript(openPage);
    await field(page).pressSequentially('transpor');
    release();
    await expect(hits(page)).toHaveCount(20);
    await field(page).press('t');
    await expect(field(page)).toHaveValue('transport');
    await page.waitForURL('**/search?q=transport');
  });

  test('is one step back for a reader who types before its script comes, and leaves at once', async ({
    openPage,
  }) => {
    const {page, release} = await withLateScript(openPage);
    await field(page).pressSequentially('transport');
    const here = page.waitForResponse(SCRIPT);
    release();
    await (await here).finished();
    await page.waitForTimeout(100);
    await page.evaluate(() => document.querySelector<HTMLElement>('a.navbar__brand')?.click());
    await page.waitForURL((url) => url.pathname === '/');
    // Longer than what is typed is left alone.
    await page.waitForTimeout(600);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/search');
  });

  test('says that its script did not come, shows the query, and works after Retry', async ({
    openPage,
  }) => {
    const page = await openPage(undefined, {expected: NETWORK});
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto('/search?q=transport');
    await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
    await expect(field(page)).toHaveValue('transport');
    await expect(page.getByText('Searching')).toHaveCount(0);
    await page.unroute(SCRIPT);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(hits(page)).toHaveCount(20);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1');
  });

  test('without scripts has a form with a button, and leads to all pages', async ({openPage}) => {
    const page = await openPage('/search?q=transport', {javaScript: false});
    expect(await page.locator('main').innerText()).toContain('Search requires JavaScript');
    await field(page).fill('secrets');
    await page.locator('main form button').click();
    await page.waitForURL('**/search?q=secrets');
    for (const name of ['Documentation home', 'Command reference', 'API reference'])
      await expect(page.locator('main noscript a', {hasText: name})).toBeVisible();
  });
});

test.describe('a query that means nothing here', () => {
  for (const query of ['?', '😀', 'x'.repeat(512), 'php', 'asdf qwer', 'azure', 'mongodb'])
    test(`finds nothing and suggests nothing: ${query.slice(0, 10)}`, async ({openPage}) => {
      const page = await openPage(`/search?q=${encodeURIComponent(query)}`);
      await page.getByText(`No results for "${query}"`).waitFor();
      await expect(hits(page)).toHaveCount(0);
      await expect(page.locator('.search-suggestions')).toHaveCount(0);
    });

  test('is not read as other words: nobody who asks for "nvidia gpu" gets a guide for it', async ({
    openPage,
  }) => {
    const page = await openPage('/search?q=nvidia+gpu');
    await page
      .locator('main')
      .getByText(/^(No results for "nvidia gpu"|\d+ results?)$/)
      .waitFor();
    for (const text of await hits(page).locator('mark').allInnerTexts())
      expect(text).toMatch(/^(nvidia|gpu)/i);
  });

  test('"uninstall" leads to the sections on uninstalling', async ({openPage}) => {
    const page = await openPage('/search?q=uninstall');
    await hits(page).first().waitFor();
    const links = hits(page).locator('a');
    for (const at of [0, 1])
      expect(await links.nth(at).getAttribute('href')).toMatch(/#uninstall$/);
  });
});
