import type {Page, Request} from '@playwright/test';
import {connection, DATA_SAVER} from '../support/connection';
import {fetched} from '../support/fetched';
import {stillObserver} from '../support/stillObserver';
import {expect, test} from '../support/test';
import {untilIdle} from '../support/untilIdle';

/** Collects the pages and scripts that a page asks for from now on; search and offline reading have tests of their own. */
function requestsOf(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (
      ['script', 'fetch', 'document'].includes(request.resourceType()) &&
      !/\/assets\/(?:search\/|js\/offline\.)/.test(request.url())
    )
      requests.push(request.url());
  });
  return requests;
}

/** A phone far from its mast: 150 ms to the server and back, 1.6 megabits per second. */
async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 1.6e6 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** How long the page was on its way, in milliseconds. Runs in the page. */
function pageTime(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page === undefined ? NaN : page.responseEnd - page.requestStart;
}

const link = (page: Page) =>
  page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Quickstart', exact: true});
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

test.describe('fetching ahead', () => {
  test('a link under the mouse', {tag: '@7.1-19'}, async ({openPage}) => {
    const page = await openPage('/toolhive/', {before: stillObserver});
    const requests = requestsOf(page);
    await link(page).hover();
    await expect.poll(() => requests.length).toBeGreaterThan(0);

    // All that was needed is there: the click itself asks for nothing more.
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    await link(page).click();
    await page.waitForURL('**/toolhive/quickstart');
    expect(requests).toHaveLength(before);
  });

  test('a link under a finger', {tag: '@7.1-20'}, async ({openPage}) => {
    const page = await openPage('/toolhive/', {before: stillObserver, hasTouch: true});
    const requests = requestsOf(page);
    await link(page).dispatchEvent('touchstart');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });

  test('links of the text that are at rest in sight, one at a time, on a fast connection', async ({
    openPage,
  }) => {
    const page = await openPage();
    const requests = requestsOf(page);
    const parts = () => requests.filter((url) => url.includes('/parts/'));
    let underWay = 0;
    let most = 0;
    const isPart = (request: Request) => request.url().includes('/parts/');
    page.on('request', (request) => {
      if (isPart(request)) most = Math.max(most, (underWay += 1));
    });
    page.on('requestfinished', (request) => {
      if (isPart(request)) underWay -= 1;
    });
    // Slow enough for a second one to begin beside the first.
    await page.route('**/parts/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    // A busy machine may be slow to send a page.
    await expect(async () => {
      await page.goto('/toolhive/guides-cli/run-mcp-servers');
      expect(await page.evaluate(pageTime)).toBeLessThan(100);
    }).toPass();
    await expect.poll(parts, {timeout: 20_000}).not.toHaveLength(0);
    // Other links come into sight while the first page is on its way.
    await page.mouse.wheel(0, 600);
    await expect.poll(() => parts().length, {timeout: 20_000}).toBeGreaterThan(2);
    expect(most).toBe(1);
    await page.unrouteAll({behavior: 'wait'});
    await page.mouse.wheel(0, -600);
    await expect
      .poll(parts, {timeout: 20_000})
      .toContainEqual(expect.stringMatching(/\/cli\/thv_run\.txt/));
    await expect.poll(() => underWay).toBe(0);
    await page.locator('.markdown').getByRole('link', {name: 'thv run'}).first().click();
    await page.waitForURL('**/cli/thv_run');
    expect(parts().filter((url) => url.endsWith('/cli/thv_run.txt'))).toHaveLength(1);
  });

  test('nothing on a slower connection while the reader only reads', async ({openPage}) => {
    let requests: readonly string[] = [];
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers', {
      before: async (before) => {
        await slowNetwork(before);
        requests = requestsOf(before);
      },
    });
    expect(await page.evaluate(pageTime)).toBeGreaterThan(100);
    await page.waitForTimeout(1500);
    await page.locator('.markdown h2').last().scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    expect(requests.filter((url) => url.includes('/parts/'))).toEqual([]);
  });

  for (const values of [
    DATA_SAVER,
    {saveData: false, effectiveType: '2g'},
    {saveData: false, effectiveType: 'slow-2g'},
  ]) {
    test(
      `nothing with ${values.effectiveType} and data saver ${values.saveData}`,
      {tag: '@7.1-21'},
      async ({openPage}) => {
        let requests: readonly string[] = [];
        const page = await openPage('/toolhive/', {
          before: async (before) => {
            await connection(values)(before);
            requests = requestsOf(before);
          },
        });
        await settle(page);
        const asked = requests.length;
        expect(requests.filter((url) => !url.endsWith('.js'))).toEqual([page.url()]);
        await link(page).hover();
        await settle(page);
        expect(requests).toHaveLength(asked);
        await link(page).click();
        await page.waitForURL('**/toolhive/quickstart');
        expect(requests.length).toBeGreaterThan(asked);
      },
    );
  }

  test('nothing more once the connection has become slow', {tag: '@7.1-21'}, async ({openPage}) => {
    const page = await openPage('/toolhive/', {
      before: async (before) => {
        await connection({saveData: false, effectiveType: '4g'})(before);
        await slowNetwork(before);
      },
    });
    // The last of what comes ahead for search.
    await untilIdle(page);
    await fetched(page, '/assets/search/first.');
    await page.evaluate(() =>
      Object.assign(navigator.connection ?? {}, {effectiveType: '2g', saveData: true}),
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await link(page).hover();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 400);
    // What keeps visited pages for readers without a network comes after the first scroll, in an idle moment.
    await page.waitForTimeout(1500);
    expect(requests.filter((url) => !/\.(?:webp|png|svg)$/.test(url))).toEqual([]);
  });

  test('no files of search once the connection became slow while their list was on its way', async ({
    openPage,
  }) => {
    const asked: string[] = [];
    const page = await openPage('/toolhive/', {
      before: async (before) => {
        await connection({saveData: false, effectiveType: '4g'})(before);
        before.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await before.route('**/assets/search/manifest.json', async (route) => {
          await before.evaluate(() =>
            Object.assign(navigator.connection ?? {}, {effectiveType: '2g'}),
          );
          await route.continue();
        });
      },
    });
    await fetched(page, '/assets/search/manifest.json');
    await page.waitForTimeout(500);
    expect(asked.filter((path) => path.includes('/assets/search/'))).toEqual([
      '/assets/search/manifest.json',
    ]);
  });
});
