import type {Page} from '@playwright/test';
import {follow} from '../support/follow';
import {isNavbarShown} from '../support/isNavbarShown';
import {scrollTo} from '../support/scrollTo';
import {isForPage} from '../support/pageRequest';
import {expect, ready, test} from '../support/test';
import {openBox} from '../search/box';

const QUICKSTART = '/toolhive/quickstart';
const LONG = '/toolhive/reference/cli/thv_run';
const NETWORK = [/net::ERR_/, /Failed to load resource/];

const toQuickstart = (page: Page) =>
  page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Quickstart', exact: true});

/** The ground of the mark in the navbar, in the color of each mode (src/css/tokens.css). */
const mark = (page: Page) => page.locator('.navbar__inner .navbar__logo path').first();
const MARK = {light: 'rgb(232, 163, 23)', dark: 'rgb(247, 189, 69)'};

test.describe('a link inside the site', () => {
  test(
    'to an anchor that its page lacks leads to the top of the page',
    {tag: '@2.1-5'},
    async ({openPage}) => {
      const page = await openPage(LONG);
      await scrollTo(page, 1500);
      await follow(page, `${QUICKSTART}#nowhere`);
      await expect(page).toHaveTitle(/^Quickstart/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
  );

  for (const hash of ['#%', '#100%', '#%E0%A4%A'])
    test(`with the malformed anchor ${hash} leads to the top of the page`, async ({openPage}) => {
      const page = await openPage(LONG);
      await scrollTo(page, 1500);
      await follow(page, QUICKSTART + hash);
      await expect(page).toHaveTitle(/^Quickstart/);
      await expect(page.locator('h1')).toHaveText(/^Quickstart/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

  for (const [what, path] of [
    ['doubled slashes', '/toolhive//quickstart'],
    ['the name of a file', '/toolhive/quickstart.html'],
    ['the name of a file in a folder', '/toolhive/quickstart/index.html'],
  ] as const)
    test(`with ${what} leads to the page, at its own address`, async ({openPage}) => {
      const page = await openPage('/toolhive/');
      await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
      await follow(page, path);
      await expect(page).toHaveTitle(/^Quickstart/);
      expect(new URL(page.url()).pathname).toBe(QUICKSTART);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    });

  test('is followed beside one whose address is none, to which a reader points', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/');
    const addLink = (href: string, words: string) =>
      page.evaluate(
        ([address = '', text = '']) => {
          const link = Object.assign(document.createElement('a'), {textContent: text});
          link.setAttribute('href', address);
          document.querySelector('main h1')?.before(link, ' ');
        },
        [href, words],
      );
    await addLink('http://[', 'Broken');
    await addLink(QUICKSTART, 'Whole');
    // An uncaught error would fail the test.
    await page.getByText('Broken', {exact: true}).hover();
    await page.getByText('Whole', {exact: true}).click();
    await expect(page).toHaveTitle(/^Quickstart/);
  });

  test('to the page on show adds nothing to the history', async ({openPage}) => {
    const page = await openPage('/toolhive/');
    await toQuickstart(page).click();
    await expect(page).toHaveTitle(/^Quickstart/);
    const before = await page.evaluate(() => history.length);
    for (let times = 0; times < 3; times++) await toQuickstart(page).click();
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await page.waitForURL('**/toolhive/');
  });
});

test.describe('an address', () => {
  for (const [path, clean] of [
    ['/index', '/'],
    ['/toolhive/quickstart/index', QUICKSTART],
    ['/toolhive//quickstart', QUICKSTART],
    ['//toolhive/quickstart', QUICKSTART],
  ] as const)
    test(`${path} leads to ${clean}`, {tag: '@2.1-3'}, async ({openPage, siteUrl}) => {
      const page = await openPage();
      await page.goto(siteUrl + path);
      await ready(page);
      expect(new URL(page.url()).pathname).toBe(clean);
      await expect(page.getByText('Page not found')).toHaveCount(0);
    });

  test(
    'that cannot be decoded shows the not-found page of the site',
    {tag: '@2.1-27'},
    async ({openPage, siteUrl}) => {
      const page = await openPage(undefined, {expected: [/status of 400/]});
      await page.goto(`${siteUrl}/%`);
      await expect(page.locator('h1')).toHaveText('Page not found');
      await expect(page.locator('nav.navbar')).toBeVisible();
    },
  );

  test('sets no attribute by its query', async ({openPage}) => {
    const page = await openPage(`${QUICKSTART}?docusaurus-data-theme=pwned&docusaurus-data-x=y`);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).not.toHaveAttribute('data-x');
  });

  for (const colorScheme of ['dark', 'light'] as const)
    test(`with the theme "system" shows the ${colorScheme} mode of the system, with a logo`, async ({
      openPage,
    }) => {
      const page = await openPage(`${QUICKSTART}?docusaurus-theme=system`, {colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(mark(page)).toHaveCSS('fill', MARK[colorScheme]);
    });
});

test('the stored choice "system" follows the system, with a logo', async ({openPage}) => {
  const page = await openPage(QUICKSTART, {
    colorScheme: 'dark',
    before: (blank) => blank.addInitScript(() => localStorage.setItem('theme', 'system')),
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(mark(page)).toHaveCSS('fill', MARK.dark);
});

test.describe('Retry', () => {
  test(
    'leads on to the page that came, or to the next Retry',
    {tag: '@2.2-27'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {expected: NETWORK});
      await page.waitForLoadState('networkidle');
      const isQuickstart = (url: URL) => isForPage(url.pathname, QUICKSTART);
      await page.route(isQuickstart, (route) => route.abort());
      await toQuickstart(page).click();
      const retry = page.getByRole('button', {name: 'Retry'});
      await retry.focus();
      await retry.evaluate((button) => (button.dataset['pressed'] = ''));
      await page.keyboard.press('Enter');
      // Another press of the same button would wait for the attempt that is under way.
      await expect(page.locator('.page-screen button:not([data-pressed])')).toBeFocused();
      await page.unroute(isQuickstart);
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/^Quickstart/);
      await expect(page.locator('h1')).toBeFocused();
    },
  );

  test('is there for the script of a page', async ({openPage}) => {
    const page = await openPage(undefined, {expected: [...NETWORK, /Loading chunk/]});
    await page.route(/api-reference\.\w+\.js$/, (route) => route.abort());
    await page.goto('/toolhive/reference/api');
    await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
    await page.unroute(/api-reference\.\w+\.js$/);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is a press of the button that needs it; the note stands beside it', async ({openPage}) => {
    const page = await openPage(undefined, {expected: [...NETWORK, /Loading chunk/]});
    await page.route(/api-reference\.\w+\.js$/, (route) => route.abort());
    await page.goto('/toolhive/reference/api');
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    const tryIt = page.getByRole('button', {name: 'Try it'}).nth(5);
    await tryIt.click();
    await expect(alert).toBeInViewport();
    await expect(alert).toHaveCount(1);
    await page.unroute(/api-reference\.\w+\.js$/);
    await tryIt.click();
    await expect(page.getByRole('button', {name: /^Send/})).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('is there once for a button, keeps the place of the focus, and stays in no page that was left', async ({
    openPage,
  }) => {
    const page = await openPage(undefined, {expected: [...NETWORK, /Loading chunk/]});
    await page.route(/page-extras\.\w+\.js$/, (route) => route.abort());
    await page.goto(QUICKSTART);
    await ready(page);
    const alert = page.getByRole('alert');
    const copy = page.getByRole('button', {name: 'Copy all commands of this page'});
    for (let times = 0; times < 2; times++) {
      await copy.press('Enter');
      await expect(alert).toHaveCount(1);
    }
    await alert.getByRole('button', {name: 'Retry'}).press('Enter');
    await expect(page.locator('copy-commands')).toBeFocused();
    await expect(alert).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(alert.getByRole('button', {name: 'Retry'})).toBeFocused();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveTitle(/^Quickstart/);
    await page.goBack();
    await expect(copy).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('a hidden navbar', () => {
  test('comes back for the Tab key; the page stays where it is', async ({openPage}) => {
    const page = await openPage(LONG);
    await scrollTo(page, 600);
    await scrollTo(page, 1200);
    await expect.poll(() => isNavbarShown(page)).toBe(false);
    // The skip link is the first stop, the navbar the next.
    for (let times = 0; times < 2; times++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('nav.navbar') !== null)).toBe(
      true,
    );
    await expect.poll(() => isNavbarShown(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(1200);
  });

  test(
    'comes back when the search box closes, with the focus in sight',
    {tag: '@2.3-25'},
    async ({openPage}) => {
      const page = await openPage(LONG);
      await scrollTo(page, 600);
      await scrollTo(page, 1200);
      await expect.poll(() => isNavbarShown(page)).toBe(false);
      const box = await openBox(page);
      await page.keyboard.press('Escape');
      await expect(box.button).toBeFocused();
      await expect.poll(() => isNavbarShown(page)).toBe(true);
      await expect(box.button).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(1200);
    },
  );
});

test('"Back to top" is there at once for a reader who wants less motion', async ({openPage}) => {
  const page = await openPage(LONG, {reducedMotion: 'reduce'});
  await scrollTo(page, 1500);
  await scrollTo(page, 1300);
  const button = page.getByRole('button', {name: /back to top/i});
  await button.waitFor();
  const place = await button.evaluate((element: HTMLElement) => {
    element.click();
    return window.scrollY;
  });
  expect(place).toBe(0);
});

test('without scripts a phone has a list of pages and no buttons that do nothing', async ({
  openPage,
}) => {
  const page = await openPage(QUICKSTART, {width: 390, javaScript: false});
  await expect(page.locator('.navbar__toggle')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeHidden();
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await expect(page.locator('.theme-doc-sidebar-container a:visible').first()).toBeVisible();
});

test.describe('with a font of 32 pixels set in the browser', () => {
  for (const path of [QUICKSTART, LONG])
    test(`no word of the sidebar of ${path} is broken`, async ({openPage}) => {
      const page = await openPage(path, {width: 1280});
      await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
      const broken = await page
        .locator('.theme-doc-sidebar-container .menu__link:visible')
        .evaluateAll((links) =>
          links.flatMap((link) => {
            const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
            const found: string[] = [];
            for (let text = walker.nextNode(); text; text = walker.nextNode())
              for (const word of (text.textContent ?? '').matchAll(/[\p{L}]+/gu)) {
                const range = document.createRange();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                const tops = [...range.getClientRects()].map(({top}) => Math.round(top));
                if (new Set(tops).size > 1) found.push(word[0]);
              }
            return found;
          }),
        );
      expect(broken).toEqual([]);
    });
});
