import {createServer, type ServerResponse} from 'node:http';
import {listen} from '../../server/testing/listen';
import {isNavbarShown} from '../support/isNavbarShown';
import {layoutShift, noteLayoutShifts} from '../support/layoutShift';
import {scrollEnd, scrollTo} from '../support/scrollTo';
import {expect, test} from '../support/test';

const LONG_PAGE = '/toolhive/reference/cli/thv_run';

async function passOn(url: string, response: ServerResponse): Promise<void> {
  const file = await fetch(url);
  response.writeHead(file.status, {'content-type': file.headers.get('content-type') ?? ''});
  response.end(Buffer.from(await file.arrayBuffer()));
}

/** Serves a page of the site that stops after its first `length` letters, until it is told to go on, and all else as the site does. */
async function serveInParts(
  siteUrl: string,
  html: string,
  length: number,
): Promise<{url: string; goOn: () => void; close: () => Promise<void>}> {
  let goOn = (): void => undefined;
  const isTime = new Promise<void>((resolve) => (goOn = resolve));
  const server = createServer(({url}, response) => {
    if (url !== '/') return void passOn(`${siteUrl}${url}`, response);
    response.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, length));
    void isTime.then(() => response.end(html.slice(length)));
  });
  return {...(await listen(server)), goOn};
}

test.describe('navbar', () => {
  test('stays where it is when the rest of it comes late', async ({openPage, siteUrl}) => {
    const html = await (await fetch(`${siteUrl}/toolhive/concepts/registry-criteria`)).text();
    const items = html.indexOf('navbar__items navbar__items--right');
    const {url, goOn, close} = await serveInParts(siteUrl, html, html.indexOf('</div>', items));
    const page = await openPage(undefined, {
      before: noteLayoutShifts,
      expected: [/third-party request/i],
    });
    await page.goto(url, {waitUntil: 'commit'});
    await page.locator('.navbar__items--right').waitFor({state: 'attached'});
    await page.waitForTimeout(300);
    await expect(page.locator('.navbar__logo')).toBeVisible();
    await expect(page.locator('.navbar__items--right')).toBeHidden();
    goOn();
    await page.locator('.navbar__items--right').waitFor();
    expect(await layoutShift(page)).toBe(0);
    await page.close();
    await close();
  });

  test('draws the same mark as the picture of it', async ({openPage, siteUrl}) => {
    const page = await openPage(LONG_PAGE);
    const drawn = await page
      .locator('.navbar__inner .navbar__logo path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    const picture = await (await fetch(`${siteUrl}/img/mark.svg`)).text();
    expect(drawn).toEqual([...picture.matchAll(/ d="([^"]+)"/g)].map(([, shape]) => shape));
  });

  test(
    'is shown near the top, whichever way one came there',
    {tag: '@4-17'},
    async ({openPage}) => {
      const page = await openPage(LONG_PAGE);
      await scrollTo(page, 10);
      await scrollTo(page, 40);
      expect(await isNavbarShown(page)).toBe(true);
      await scrollTo(page, 900);
      await scrollTo(page, 1200);
      await expect.poll(() => isNavbarShown(page)).toBe(false);
      await scrollTo(page, 0);
      await expect.poll(() => isNavbarShown(page)).toBe(true);
    },
  );

  test(
    'hides on the way to an anchor, down or up, and comes back on the next page',
    {tag: '@4-19'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/quickstart');
      const contents = page.locator('.theme-doc-toc-desktop a');
      for (const link of [contents.last(), contents.first()]) {
        await link.click();
        await page.waitForURL(`**${(await link.getAttribute('href')) ?? ''}`);
        await scrollEnd(page);
        expect(await isNavbarShown(page)).toBe(false);
      }
      await page.locator('.pagination-nav__link--next').click();
      await page.waitForURL((url) => !url.pathname.endsWith('quickstart'));
      await expect.poll(() => isNavbarShown(page)).toBe(true);
    },
  );

  test('stays where a link to an anchor need not scroll', async ({openPage}) => {
    const page = await openPage('/toolhive/concepts/registry-criteria', {height: 8000});
    await page.locator('.theme-doc-toc-desktop a').first().click();
    await page.waitForURL(/#/);
    await scrollEnd(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isNavbarShown(page)).toBe(true);
  });

  test('without scripts it simply stays', async ({openPage}) => {
    const page = await openPage(LONG_PAGE, {javaScript: false});
    await expect(page.locator('nav.navbar')).toBeVisible();
  });
});

test.describe('the navbar at the bottom of a page', () => {
  test(
    'comes back, and hides again on the way down from above',
    {tag: '@4-18'},
    async ({openPage}) => {
      const page = await openPage(LONG_PAGE);
      await scrollTo(page, 300);
      await scrollTo(page, 900);
      await expect.poll(() => isNavbarShown(page)).toBe(false);
      await scrollTo(page, 1e6);
      await expect.poll(() => isNavbarShown(page)).toBe(true);
      await scrollTo(page, 900);
      await scrollTo(page, 1200);
      await expect.poll(() => isNavbarShown(page)).toBe(false);
    },
  );

  test(
    'stays hidden where a link to an anchor ends there, until the reader scrolls',
    {tag: '@4-19'},
    async ({openPage}) => {
      const page = await openPage(LONG_PAGE, {height: 1600});
      await page.locator('.theme-doc-toc-desktop a').last().click();
      await page.waitForURL(/#/);
      await scrollEnd(page);
      expect(
        await page.evaluate(
          () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
        ),
      ).toBe(true);
      expect(await isNavbarShown(page)).toBe(false);
      await scrollTo(page, 900);
      await scrollTo(page, 1e6);
      await expect.poll(() => isNavbarShown(page)).toBe(true);
    },
  );

  test('does not move where pages end before the window does', async ({openPage}) => {
    const page = await openPage('/', {height: 2400});
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(2400);
    await page.mouse.wheel(0, 300);
    expect(await isNavbarShown(page)).toBe(true);
  });
});
