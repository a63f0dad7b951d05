import type {Page} from '@playwright/test';
import {holdScript} from '../support/holdScript';
import {NEWER_BROWSERS} from '../support/newerBrowsers';
import {scrollEnd, scrollTo} from '../support/scrollTo';
import {expect, ready, test, type OpenPage} from '../support/test';
import {untilIdle} from '../support/untilIdle';

const LONG = '/toolhive/guides-cli/run-mcp-servers';
const PIXELS_OFF = 5;

/** How far below the top of the window the heading is. */
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);

/** Reads down to a heading near the end of the page, as a reader does, and says which. */
async function readFarDown(page: Page): Promise<string> {
  const id = await page.locator('.markdown > .heading > h2').nth(-2).getAttribute('id');
  for (let y = 0; (await topOf(page, id ?? '')) > 300; y += 600) await scrollTo(page, y);
  return id ?? '';
}

/** How many parts of the page still wait for their layout. */
const waiting = (page: Page) =>
  page
    .locator('.markdown > *')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );

/** Opens the page as a browser does: most of it waits for its layout, which `openPage` with an address does not leave to it. */
async function openWaiting(openPage: OpenPage, siteUrl: string): Promise<Page> {
  const page = await openPage();
  await page.goto(siteUrl + LONG);
  await ready(page);
  expect(await waiting(page)).toBeGreaterThan(100);
  return page;
}

test.describe('a long page', () => {
  test('shows up before all of it is laid out; the rest follows once the reader scrolls', async ({
    openPage,
    siteUrl,
  }) => {
    const {release, before} = holdScript('main');
    const page = await openPage(undefined, {before});
    await page.goto(siteUrl + LONG, {waitUntil: 'commit'});
    await page.locator('.pagination-nav').waitFor({state: 'attached'});
    expect(await waiting(page)).toBeGreaterThan(100);
    release();
    await ready(page);
    await untilIdle(page, 0);
    expect(await waiting(page)).toBeGreaterThan(100);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => waiting(page)).toBe(0);
  });

  for (const id of ['from-image', 'limits'])
    test(`shows the heading that is typed behind its address: ${id}`, async ({
      openPage,
      siteUrl,
    }) => {
      const page = await openWaiting(openPage, siteUrl);
      await page.goto(`${siteUrl}${LONG}#${id}`);
      // At once, and not when the browser has had time for the rest. The room of the navbar, and 16 pixels.
      expect(Math.abs((await topOf(page, id)) - 76)).toBeLessThan(PIXELS_OFF);
    });

  test('keeps what is in sight when the reader jumps far down, while the rest gets its height', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openWaiting(openPage, siteUrl);
    await page.mouse.move(640, 400);
    const moved = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const begin = (): void => {
            const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
            const top = (): number => seen?.getBoundingClientRect().top ?? NaN;
            const before = top();
            setTimeout(() => resolve(Math.abs(top() - before)), 1000);
          };
          // Before the page itself hears of it.
          addEventListener('scroll', begin, {capture: true, once: true});
        }),
    );
    await page.mouse.wheel(0, 12_000);
    expect(await moved).toBeLessThanOrEqual(PIXELS_OFF);
    expect(await waiting(page)).toBe(0);
  });

  test('is searched by the browser as a whole: what it finds comes into sight and stays', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openWaiting(openPage, siteUrl);
    await untilIdle(page, 0);
    const words = await page.locator('.markdown').evaluate((text) => {
      const starts = [...text.querySelectorAll('p')].map((p) => p.textContent.slice(0, 40));
      const isUnique = (start: string) => document.body.textContent.split(start).length === 2;
      return starts.findLast(isUnique) ?? '';
    });
    // Not in the standard, but the search of the browser itself.
    await page.evaluate(
      (text) => (window as Window & {find?: (text: string) => boolean}).find?.(text),
      words,
    );
    await expect.poll(() => waiting(page)).toBe(0);
    await expect(page.locator('.markdown p', {hasText: words})).toBeInViewport();
  });

  test('waits with the rest of its layout after a click too, when it was fetched ahead', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/quickstart');
    const link = page.locator(`.theme-doc-sidebar-container a[href="${LONG}"]`);
    const fetched = page.waitForResponse(`**/parts${LONG}.txt`);
    await link.evaluate((one) => one.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})));
    await (await fetched).finished();
    await link.evaluate((one: HTMLElement) => one.click());
    await expect(page.locator('h1')).toHaveText('Run MCP servers');
    expect(await waiting(page)).toBeGreaterThan(100);
  });

  for (const width of [1280, 390])
    test(`is about as high as it will be, ${width} pixels wide`, async ({openPage, siteUrl}) => {
      const page = await openPage(undefined, {width, height: 844});
      await page.goto(siteUrl + LONG);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      expect(await waiting(page)).toBeGreaterThan(100);
      const claimed = await height();
      await page.evaluate(() => document.documentElement.removeAttribute('data-lay-out'));
      const share = claimed / (await height());
      expect(share).toBeGreaterThan(0.7);
      expect(share).toBeLessThan(1.3);
    });

  test('ends below its last text, also where nobody has scrolled yet', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openPage(undefined, {width: 412, height: 823});
    await page.goto(`${siteUrl}/toolhive/reference/cli/thv_run`);
    expect(await waiting(page)).toBeGreaterThan(20);
    // In one look, since the next frame may lay out more.
    const [bottom, end] = await page.evaluate(() => {
      const link = [...document.querySelectorAll('.markdown > :last-child a')].at(-1);
      const foot = document.querySelector('.page-footer');
      return [link?.getBoundingClientRect().bottom, foot?.getBoundingClientRect().top];
    });
    expect(bottom).toBeLessThan(end ?? 0);
  });

  test(
    'of many sections lays out no more than a window or two of the last one',
    {
      tag: NEWER_BROWSERS,
    },
    async ({openPage, siteUrl}) => {
      const page = await openPage(undefined, {width: 390, height: 844});
      await page.goto(`${siteUrl}/toolhive/reference/api`);
      await ready(page);
      const laidOut = await page
        .locator('.markdown > section:last-child dd')
        .evaluateAll(
          (texts) =>
            texts.filter((text) => text.checkVisibility({contentVisibilityAuto: true})).length /
            texts.length,
        );
      expect(laidOut).toBeGreaterThan(0);
      expect(laidOut).toBeLessThan(0.1);
    },
  );

  test('is at the same place after going on and back', async ({openPage}) => {
    const page = await openPage(LONG);
    const id = await readFarDown(page);
    const before = await topOf(page, id);
    await page.locator('.navbar__inner .navbar__brand').evaluate((link: HTMLElement) => {
      link.click();
    });
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.locator(`[id="${id}"]`).waitFor();
    await scrollEnd(page);
    expect(Math.abs((await topOf(page, id)) - before)).toBeLessThan(PIXELS_OFF);
  });

  test('is at the same place after a reload', async ({openPage}) => {
    const page = await openPage(LONG);
    const id = await readFarDown(page);
    const before = await topOf(page, id);
    await page.reload();
    await ready(page);
    await scrollEnd(page);
    expect(Math.abs((await topOf(page, id)) - before)).toBeLessThan(PIXELS_OFF);
  });

  test('shows the place that its address names, and keeps it in sight while the rest gets its height', async ({
    openPage,
  }) => {
    const page = await openPage(`${LONG}#telemetry`);
    await scrollEnd(page);
    const at = await topOf(page, 'telemetry');
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThan(200);
  });

  test('leads from its table of contents to any heading', async ({openPage}) => {
    const page = await openPage(LONG);
    for (const nth of [-1, 1, -2]) {
      const link = page.locator('.theme-doc-toc-desktop a').nth(nth);
      const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1);
      await link.click();
      await page.waitForURL(`**#${id}`);
      await scrollEnd(page);
      const bottom = await page.evaluate(
        () => document.documentElement.scrollHeight - innerHeight - scrollY,
      );
      const at = await topOf(page, id);
      expect(at, id).toBeGreaterThanOrEqual(0);
      if (bottom > 1) expect(at, id).toBeLessThan(200);
    }
  });

  test('leads from its table of contents to a heading while most of it still waits for its layout', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openWaiting(openPage, siteUrl);
    const link = page.locator('.theme-doc-toc-desktop a').nth(-3);
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    await scrollEnd(page);
    const at = await topOf(page, id);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThan(200);
    expect(await waiting(page)).toBe(0);
  });

  for (const [path, width] of [
    ['/toolhive/guides-k8s/run-mcp-k8s', 1280],
    ['/toolhive/reference/cli/thv_run', 390],
    ['/toolhive/reference/api', 390],
  ] as const)
    test(`ends where the End key leads at once, ${path}, ${width} pixels wide`, async ({
      openPage,
    }) => {
      const page = await openPage(path, {width, height: 800, reducedMotion: 'reduce'});
      await page.keyboard.press('End');
      await page.waitForTimeout(500);
      const left = () =>
        page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      expect(await left()).toBeLessThanOrEqual(PIXELS_OFF);
    });

  test('leaves nothing behind that hears keys, once another page is on show', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/');
    const session = await page.context().newCDPSession(page);
    const listeners = async () => {
      const {result} = await session.send('Runtime.evaluate', {expression: 'window'});
      const found = await session.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId ?? '',
      });
      return found.listeners.filter(({type}) => type === 'keydown').length;
    };
    const goTo = async (path: string) => {
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(`**${path}`);
      await page.locator('main h1').waitFor();
    };
    await goTo(LONG);
    const before = await listeners();
    expect(before).toBeGreaterThan(0);
    for (const path of ['/toolhive/quickstart', LONG, '/toolhive/quickstart', LONG])
      await goTo(path);
    expect(await listeners()).toBe(before);
  });

  test('is printed whole', async ({openPage}) => {
    const page = await openPage(LONG);
    await page.emulateMedia({media: 'print'});
    expect(await waiting(page)).toBe(0);
  });
});
