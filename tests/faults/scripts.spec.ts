import type {Page, Route} from '@playwright/test';
import {expect, ready, test} from '../support/test';

const GUIDE = '/toolhive/guides-cli/run-mcp-servers';
const MAIN = /assets\/js\/main\.\w+\.js$/;
const EXPECTED = [
  /Failed to load resource/,
  /net::ERR_/,
  /SyntaxError|Unexpected token/,
  /MIME type/,
  /ChunkLoadError|Loading chunk/,
  /broken inside/,
];

const MISSING = (route: Route) =>
  route.fulfill({
    status: 404,
    contentType: 'text/html',
    body: '<!doctype html><title>Not found</title>',
  });
const SPOILT = (route: Route) =>
  route.fulfill({contentType: 'text/javascript', body: '<!doctype html>'});
/** Comes whole, and fails while it starts. */
const FAILING = async (route: Route) => {
  const response = await route.fetch();
  const source = (await response.text()).replace(
    /^/,
    `(()=>{throw new Error('broken inside')})();`,
  );
  await route.fulfill({contentType: 'text/javascript', body: source});
};
const REFUSED = (route: Route) => route.abort('connectionrefused');

const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['missing', MISSING],
  ['spoilt', SPOILT],
  ['refused', REFUSED],
];

const category = (page: Page) =>
  page.locator('.theme-doc-sidebar-container').getByRole('button', {name: 'Concepts', exact: true});

test.describe('a page whose main script is', () => {
  for (const [what, fault] of [...FAULTS, ['broken inside', FAILING] as const]) {
    test(`${what} can be read, leads on by every link, and keeps the place in the address`, async ({
      openPage,
      siteUrl,
    }) => {
      const page = await openPage(undefined, {
        expected: EXPECTED,
        before: (blank) => blank.route(MAIN, fault),
      });
      await page.goto(`${siteUrl}${GUIDE}`, {waitUntil: 'load'});
      const [heading] = await page.locator('article h2').all();
      const id = (await heading?.getAttribute('id')) ?? '';
      await page.locator(`.theme-doc-toc-desktop a[href="#${id}"]`).click();
      expect(new URL(page.url()).hash).toBe(`#${id}`);
      const top = (await heading?.boundingBox())?.y ?? -1;
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(200);
      await page.locator('.pagination-nav__link--next').click();
      await page.waitForURL((url) => !url.pathname.endsWith('run-mcp-servers'));
      await expect(page.locator('h1')).toHaveCount(1);

      // Without a script to change them, tabs are what they are without scripts: all panels under their names.
      await page.goto(`${siteUrl}/toolhive/guides-cli/install`);
      const panels = page.locator('[data-tabs=install]').first().locator('[role=tabpanel]');
      expect(await panels.count()).toBeGreaterThan(2);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();

      // Without a script to open it, the name of a category leads to its first page.
      await category(page).click();
      await page.waitForURL('**/toolhive/concepts/mcp-primer');
      await page.unroute(MAIN);
      await page.reload();
      await ready(page);
    });
  }
});

/** Chunks of one page each, and of what is loaded on demand; the main script and the framework come. */
const CHUNK = /assets\/js\/[0-9a-f]{8}\.\w+\.js$/;

test.describe('a part of the scripts that is', () => {
  for (const [what, fault] of FAULTS) {
    test(`${what} when a page is chosen that needs it lets the browser open that page; once well, it is whole`, async ({
      openPage,
    }) => {
      const page = await openPage('/toolhive/', {expected: EXPECTED});
      await page.waitForLoadState('networkidle');
      await page.route(CHUNK, fault);
      let opened = 0;
      page.on('request', (request) => (opened += Number(request.isNavigationRequest())));
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), {href: '/search?q=port'});
        document.querySelector('main')?.append(link);
        link.click();
      });
      await page.waitForURL('**/search?q=port', {waitUntil: 'load'});
      await page.waitForTimeout(500);
      // The built page can be read and is not loaded again and again.
      await expect(page.locator('h1')).toHaveCount(1);
      expect(opened).toBeLessThanOrEqual(2);
      await page.unroute(CHUNK);
      await page.reload();
      await page.locator('.search-result').first().waitFor();
      await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('port');
    });
  }
});
