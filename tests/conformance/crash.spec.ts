import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test';

/** Changes the scripts of the site on their way to the browser; a change that changes none fails the test. */
async function withScripts(
  page: Page,
  name: RegExp,
  change: (script: string) => string,
): Promise<() => void> {
  let changed = 0;
  await page.route(name, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    changed += Number(change(body) !== body);
    await route.fulfill({response, body: change(body)});
  });
  return () => expect(changed).toBeGreaterThan(0);
}

const goTo = (page: Page, href: string) =>
  page
    .locator(`[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
const detail = (page: Page) => page.locator('h1 ~ p').innerText();

test.describe('a page that crashes', () => {
  test(
    'says so with the error and a button that works once the cause is gone',
    {tag: '@8-6'},
    async ({openPage, siteUrl}) => {
      const page = await openPage(undefined, {expected: [/the cause/, /status of 404/]});
      const isChanged = await withScripts(page, /assets\/js\/\w+\.\w+\.js$/, (script) =>
        script.replace(
          '"Search the documentation"',
          '(()=>{if(window.isIll)throw new Error("Here is the cause");return"Search the documentation"})()',
        ),
      );
      await page.goto(`${siteUrl}/nowhere`);
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, {isIll: true}));
      await goTo(page, '/search');
      await page.getByRole('heading', {level: 1, name: 'This page crashed'}).waitFor();
      isChanged();
      expect(await detail(page)).toContain('Here is the cause');
      await expect(page).toHaveTitle(/^Page Error/);
      await expect(page.locator('nav.navbar')).toBeVisible();

      await page.getByRole('button', {name: 'Try again'}).click();
      await page.getByRole('heading', {level: 1, name: 'This page crashed'}).waitFor();
      await page.evaluate(() => Object.assign(window, {isIll: false}));
      await page.getByRole('button', {name: 'Try again'}).click();
      await page.getByRole('heading', {level: 1, name: 'Search the documentation'}).waitFor();
    },
  );

  test(
    'because its module has no default export says which page it is',
    {tag: '@8-10'},
    async ({openPage, siteUrl}) => {
      const page = await openPage(undefined, {expected: [/default export/]});
      const isChanged = await withScripts(page, /assets\/js\/\w+\.\w+\.js$/, (script) =>
        script.includes('Search results for')
          ? script.replace('{default:()=>', '{other:()=>')
          : script,
      );
      await page.goto(`${siteUrl}/toolhive/`);
      await hydrated(page);
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), {href: '/search'});
        document.querySelector('main')?.append(link);
        link.click();
      });
      await page.getByRole('heading', {level: 1, name: 'This page crashed'}).waitFor();
      isChanged();
      expect(await detail(page)).toMatch(
        /The page component at \/search doesn't have a default export/,
      );
    },
  );

  test(
    'because a navbar item fails shows the configuration of that item',
    {tag: '@8-15'},
    async ({openPage, siteUrl}) => {
      const page = await openPage(undefined, {expected: [/navbar item failed/, /sidebar/]});
      const isChanged = await withScripts(page, /assets\/js\/main\.\w+\.js$/, (script) =>
        script.replace(/(["']?sidebarId["']?:\s*)"docs"/, '$1"dcos"'),
      );
      await page.goto(`${siteUrl}/toolhive/`);
      await page.getByRole('heading', {level: 1, name: 'This page crashed'}).waitFor();
      isChanged();
      expect(await detail(page)).toMatch(
        /A theme navbar item failed to render[\s\S]*"sidebarId": "dcos"[\s\S]*Cause:/,
      );
    },
  );
});
