import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';
import {createApp} from '../../server/createApp';
import {startServer} from '../../server/startServer';
import {expect, ready, test} from '../support/test';

const BUILD = fileURLToPath(new URL('../../build', import.meta.url));
const UNDECODABLE = '/%E0%A4%A';

const key = (page: Page) => page.evaluate(() => (history.state as {key?: string} | null)?.key);
const length = (page: Page) => page.evaluate(() => history.length);

test.describe('the history of the browser', () => {
  test(
    'gets an entry with a key of 6 characters for each page; back and forward go through them',
    {tag: ['@2.1-1', '@4-32', '@4-34', '@9-23']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/');
      const before = await length(page);
      await page
        .locator('.theme-doc-sidebar-container')
        .getByRole('link', {name: 'Quickstart', exact: true})
        .click();
      await expect(page).toHaveTitle(/^Quickstart/);
      expect(new URL(page.url())).toMatchObject({pathname: '/toolhive/quickstart', hash: ''});
      expect(await length(page)).toBe(before + 1);
      const quickstart = await key(page);
      expect(quickstart).toMatch(/^[a-z0-9]{6}$/);
      await page.goBack();
      await expect.poll(() => page.title()).not.toMatch(/^Quickstart/);
      await page.goForward();
      await expect(page).toHaveTitle(/^Quickstart/);
      expect(await key(page)).toBe(quickstart);
    },
  );

  test(
    'has one entry for a search, which is replaced while the reader types and stays in the field',
    {tag: '@4-33'},
    async ({openPage}) => {
      const page = await openPage('/search');
      const before = await length(page);
      const field = page.getByRole('searchbox', {name: 'Search'});
      await field.focus();
      await page.keyboard.type('ports', {delay: 50});
      await page.waitForURL('**/search?q=ports');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await length(page)).toBe(before + 1);
      expect(await key(page)).toMatch(/^[a-z0-9]{6}$/);
    },
  );
});

test.describe('a site that lies elsewhere than it was built for', () => {
  test(
    'says that it did not load properly, and which base path would be right',
    {tag: '@8-9'},
    async ({openPage}) => {
      const server = await startServer(
        createApp({buildDir: BUILD, baseUrl: '/elsewhere/'}),
        '127.0.0.1',
        0,
      );
      try {
        const page = await openPage(undefined, {
          expected: [/third-party request/, /Failed to load resource/, /MIME type/],
        });
        await page.goto(`${server.url}/elsewhere/`);
        const banner = page.locator('#__docusaurus-base-url-issue-banner');
        expect((await banner.innerText()).split('\n')[0]).toBe(
          'Your Docusaurus site did not load properly.',
        );
        expect(await banner.innerText()).toMatch(/baseUrl[\s\S]*\/elsewhere\//);
      } finally {
        await server.stop();
      }
    },
  );

  test('says that a script did not come where the base path is right', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openPage(undefined, {expected: [/Failed to load resource/]});
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await page.goto(siteUrl);
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toContainText('a script did not come');
    await expect(banner).not.toContainText('try baseUrl');
  });

  test('says nothing of the kind where it loads', async ({openPage}) => {
    const page = await openPage('/');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});

test.describe('an address that cannot be decoded', () => {
  test(
    'can be read as the page that the host sends for it, whose links lead on',
    {tag: '@8-13'},
    async ({openPage, siteUrl}) => {
      const problems: string[] = [];
      const page = await openPage(undefined, {
        expected: [/URI malformed/, /status of 404/],
        before: async (blank) => {
          blank.on('pageerror', ({name, message}) => problems.push(`${name}: ${message}`));
          // As hosts do that look for a file of that name.
          await blank.route(`**${UNDECODABLE}`, async (route) =>
            route.fulfill({response: await route.fetch({url: `${siteUrl}/nowhere`})}),
          );
        },
      });
      await page.goto(siteUrl + UNDECODABLE);
      expect(await page.locator('h1').innerText()).toBe('Page not found');
      expect(problems).toEqual([]);
      await page.locator('main').getByRole('link', {name: 'Documentation home'}).click();
      await page.waitForURL('**/toolhive/');
      await ready(page);
    },
  );

  test(
    'in a link of a page is an error that quotes it, and leads to what the host sends for it',
    {tag: '@8-13'},
    async ({openPage}) => {
      const problems: string[] = [];
      const page = await openPage('/toolhive/', {
        expected: [/could not be decoded/, /status of 400/],
        before: async (blank) => void blank.on('pageerror', ({message}) => problems.push(message)),
      });
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), {href});
        document.querySelector('main')?.append(link);
        link.click();
      }, UNDECODABLE);
      await expect
        .poll(() => problems.join('\n'))
        .toContain(`Pathname "${UNDECODABLE}" could not be decoded`);
      await expect(page.locator('h1')).toHaveText('Page not found');
    },
  );
});
