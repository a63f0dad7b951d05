import {createServer, request as httpRequest} from 'node:http';
import type {Page} from '@playwright/test';
import {listen, type Listening} from '../../server/testing/listen';
import {follow} from '../support/follow';
import {isForPage} from '../support/pageRequest';
import {runAxe} from '../support/runAxe';
import {expect, ready, test} from '../support/test';

const QUICKSTART = '/toolhive/quickstart';
/** Milliseconds that a page has before the spinner comes (spec §9). */
const SPINNER_WAIT = 200;
const NETWORK = [/net::ERR_/, /Failed to load resource/, /third-party request/];

/** The site, behind a server that can be told to take requests and never answer. */
interface MoodyServer extends Listening {
  /** Requests for these paths get no answer. */
  hangs: (path: string) => boolean;
}

async function moodyServer(siteUrl: string): Promise<MoodyServer> {
  const {hostname, port} = new URL(siteUrl);
  const server = createServer((request, response) => {
    if (moody.hangs(request.url ?? '')) return;
    const onward = httpRequest(
      {hostname, port, path: request.url, method: request.method, headers: request.headers},
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(onward);
  });
  const moody: MoodyServer = {...(await listen(server)), hangs: () => false};
  return moody;
}

let server: MoodyServer;
test.beforeAll(async ({siteUrl}) => {
  server = await moodyServer(siteUrl);
});
test.afterAll(() => server.close());

/** Makes twenty seconds of waiting one, and notes how long the site wanted to wait. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const [limits, timeout] = [[] as number[], AbortSignal.timeout.bind(AbortSignal)];
    Object.assign(window, {limits});
    AbortSignal.timeout = (milliseconds) => (limits.push(milliseconds), timeout(milliseconds / 20));
  });

const toQuickstart = (page: Page) =>
  page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', {name: 'Quickstart', exact: true})
    .click();
const failure = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});

test.describe('a page that cannot be loaded', () => {
  test(
    'because the server hangs says so after 20 seconds, inside the site; Retry brings it',
    {tag: ['@2.2-26', '@2.2-27', '@8-7', '@9-22']},
    async ({openPage}) => {
      test.setTimeout(40_000);
      server.hangs = () => false;
      const page = await openPage(undefined, {expected: NETWORK, before: hurry});
      await page.goto(`${server.url}/toolhive/`);
      await ready(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
      server.hangs = (path) => isForPage(path, QUICKSTART);
      await toQuickstart(page);
      await failure(page).waitFor();
      expect(
        await page.evaluate(() => [...new Set((window as unknown as {limits: number[]}).limits)]),
      ).toEqual([20_000]);
      expect(await failure(page).innerText()).toMatch(
        /^This page did not load\s+\S.*could not be fetched/,
      );
      await expect(page).toHaveTitle('This page did not load | ToolHive Docs');
      expect(await runAxe(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(QUICKSTART);
      await expect(page.locator('nav.navbar')).toBeVisible();

      // It hangs on: the spinner comes 200 ms after the click, then the same screen.
      const spinner = page.getByRole('status', {name: 'Loading'});
      await page.evaluate(() => {
        const [waits, wait] = [[] as unknown[], window.setTimeout.bind(window)];
        const noted = (...given: Parameters<typeof setTimeout>): number => {
          waits.push(given[1]);
          return wait(...given);
        };
        Object.assign(window, {waits, setTimeout: noted});
      });
      await retry(page).click();
      await spinner.waitFor();
      expect(await page.evaluate(() => (window as unknown as {waits: number[]}).waits)).toContain(
        SPINNER_WAIT,
      );
      expect(await spinner.evaluate((element) => element.getAnimations().length)).toBe(1);
      await failure(page).waitFor();

      server.hangs = () => false;
      await retry(page).click();
      await page.locator('main').getByText('thv version').first().waitFor();
      await expect(failure(page)).toHaveCount(0);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    },
  );

  test(
    'because the reader is offline says so; back online, the page comes by itself when it is visited again',
    {tag: '@8-7'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {expected: NETWORK});
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await toQuickstart(page);
      await failure(page).waitFor();
      expect(new URL(page.url()).pathname).toBe(QUICKSTART);
      await page.goBack();
      await expect.poll(() => page.locator('h1').innerText()).toBe('ToolHive documentation');
      await page.context().setOffline(false);
      await page.goForward();
      await page.locator('main').getByText('thv version').first().waitFor();
    },
  );

  test(
    'because its file is gone, as after a new release, is left to the browser',
    {tag: '@8-8'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {expected: NETWORK});
      await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
      await page.route('**/parts/**', (route) => route.fulfill({status: 404, body: 'gone'}));
      const opened = page.waitForEvent('load');
      await toQuickstart(page);
      await opened;
      await ready(page);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
      expect(new URL(page.url()).pathname).toBe(QUICKSTART);
      await expect(page.locator('h1')).toHaveText(/^Quickstart/);
    },
  );

  test(
    'because its file is gone, at a place of it, is left to the browser, which asks once and goes to the place',
    {tag: '@8-8'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {expected: NETWORK});
      await page.waitForLoadState('networkidle');
      let asked = 0;
      await page.route('**/parts/**/registry.txt', (route) => {
        asked += 1;
        return route.fulfill({status: 404, body: 'gone'});
      });
      const before = await page.evaluate(() => history.length);
      const opened = page.waitForEvent('load');
      await follow(page, '/toolhive/guides-cli/registry#run');
      await opened;
      await ready(page);
      expect(asked).toBe(1);
      expect(new URL(page.url()).href).toMatch(/registry#run$/);
      await expect(page.locator('h1')).toHaveText('Find MCP servers in the registry');
      await expect(page.locator('#run')).toBeInViewport();
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    },
  );
});
