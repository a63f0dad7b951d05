import {isForPage} from '../support/pageRequest';
import type {Page} from '@playwright/test';
import {scrollTo} from '../support/scrollTo';
import {expect, ready, type OpenPage, test} from '../support/test';
import {brokenOff, frailSite, type FrailSite} from './frailSite';

const QUICKSTART = '/toolhive/quickstart';
const EXPECTED = [/net::ERR_/, /Failed to load resource/, /third-party request/];

let site: FrailSite;
test.beforeAll(async () => {
  site = await frailSite();
});
test.afterAll(() => site.stop());

/** Reads somewhere down a page, in a document that the test recognises. */
async function readOn(openPage: OpenPage): Promise<Page> {
  const page = await openPage(undefined, {expected: EXPECTED});
  await page.goto(`${site.url}/toolhive/`);
  await ready(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await scrollTo(page, 400);
  return page;
}

const toQuickstart = (page: Page) =>
  page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', {name: 'Quickstart', exact: true})
    .evaluate((link: HTMLElement) => link.click());

/** What a reader is told, where they are, and whether the page was loaded anew. */
const screen = (page: Page) =>
  page.evaluate(() => ({
    alert: document.querySelector('main [role=alert] h1')?.textContent,
    title: document.title,
    path: location.pathname,
    hasNavbar: document.querySelector('nav.navbar') !== null,
    isSameDocument: 'isSameDocument' in window,
  }));

const failed = {
  alert: 'This page did not load',
  title: 'This page did not load | ToolHive Docs',
  path: QUICKSTART,
  hasNavbar: true,
  isSameDocument: true,
};
const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});
const quickstart = (page: Page) => page.locator('main').getByText('thv version').first();

test.describe('a navigation on the way of which', () => {
  test('the server is killed says so as often as it is tried; when the server is back it succeeds, and back is where the reader was', async ({
    openPage,
  }) => {
    const page = await readOn(openPage);
    await site.stop();
    try {
      await toQuickstart(page);
      await retry(page).waitFor();
      expect(await screen(page)).toEqual(failed);
      // The focus went to the top of the page, as on every navigation; the button is reached by keys.
      await retry(page).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('alert').waitFor();
      expect(await screen(page)).toEqual(failed);
    } finally {
      await site.start();
    }
    await retry(page).click();
    await quickstart(page).waitFor();
    expect(await screen(page)).toMatchObject({
      alert: undefined,
      path: QUICKSTART,
      isSameDocument: true,
    });
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    expect(await screen(page)).toMatchObject({path: '/toolhive/', isSameDocument: true});
  });

  for (const [what, stumble] of [
    [
      'the answer breaks off',
      () => brokenOff('<!doctype html><html><div data-content><main>half a'),
    ],
    ['the server answers 500', () => new Response('Internal error', {status: 500})],
    [
      'a proxy answers 502',
      () =>
        new Response('<h1>Bad gateway</h1>', {status: 502, headers: {'Content-Type': 'text/html'}}),
    ],
    ['the server has too much to do', () => new Response('Later', {status: 429})],
  ] as readonly [string, () => Response][]) {
    test(`${what} says so inside the site; Retry brings the page`, async ({openPage}) => {
      const page = await readOn(openPage);
      site.stumble = (path) => (isForPage(path, QUICKSTART) ? stumble() : undefined);
      await toQuickstart(page);
      await retry(page).waitFor();
      expect(await screen(page)).toEqual(failed);
      site.stumble = () => undefined;
      await retry(page).click();
      await quickstart(page).waitFor();
      expect(await screen(page)).toMatchObject({alert: undefined, isSameDocument: true});
    });
  }

  test('the page turns out to hold something else leaves it to the browser, once; back is where the reader was', async ({
    openPage,
  }) => {
    const page = await readOn(openPage);
    const opened: string[] = [];
    page.on(
      'request',
      (request) => request.isNavigationRequest() && opened.push(new URL(request.url()).pathname),
    );
    site.stumble = (path) =>
      isForPage(path, QUICKSTART)
        ? new Response('<!doctype html><title>Moved</title><p>We are moving.', {
            headers: {'Content-Type': 'text/html'},
          })
        : undefined;
    await toQuickstart(page);
    await page.getByText('We are moving.').waitFor();
    site.stumble = () => undefined;
    expect(opened).toEqual([QUICKSTART]);
    await page.goBack();
    await ready(page);
    expect(await page.locator('h1').innerText()).toBe('ToolHive documentation');
    expect(new URL(page.url()).pathname).toBe('/toolhive/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  });
});
