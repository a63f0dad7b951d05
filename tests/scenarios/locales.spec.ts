import type {Page} from '@playwright/test';
import {scenario} from './support/scenario';
import {expect} from '../support/test';

const test = scenario('rich');

const dropdown = (page: Page) =>
  page.locator('.navbar__items .dropdown').filter({hasText: 'Français'});

test.describe('with two languages', () => {
  test(
    'the dropdown lists the languages and leads to the same page of each',
    {tag: '@2.2-13'},
    async ({openPage, siteUrl}) => {
      const page = await openPage('/toolhive/quickstart?a=b');
      await dropdown(page).hover();
      await dropdown(page).getByRole('link', {name: 'Français'}).click();
      await page.waitForURL(`${siteUrl}/fr/toolhive/quickstart?a=b`);
      await dropdown(page).hover();
      await dropdown(page).getByRole('link', {name: 'English'}).click();
      await page.waitForURL(`${siteUrl}/toolhive/quickstart?a=b`);
    },
  );

  test(
    'each language has its label in the dropdown and its code in the page',
    {tag: '@3.1-14'},
    async ({openPage}) => {
      for (const [path, label, code] of [
        ['/toolhive/', 'English', 'en-GB'],
        ['/fr/toolhive/', 'Français', 'fr-CA'],
      ] as const) {
        const page = await openPage(path);
        expect(await dropdown(page).getByRole('button').innerText()).toBe(label);
        expect(await page.locator('html').getAttribute('lang')).toBe(code);
        expect(
          await dropdown(page)
            .locator('li a')
            .evaluateAll((links) => links.map((link) => link.getAttribute('lang'))),
        ).toEqual(['en-GB', 'fr-CA']);
      }
    },
  );

  test('the pages of each are whole under the content policy, and reached from within', async ({
    openPage,
    siteUrl,
  }) => {
    // A refusal is an error in the console, which no page may log.
    const page = await openPage('/fr/');
    await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
    await page.waitForURL(`${siteUrl}/fr/toolhive/`);
    await page.locator('article').getByRole('link', {name: 'quickstart'}).click();
    await page.waitForURL(`${siteUrl}/fr/toolhive/quickstart`);
    await expect.poll(() => page.locator('h1').innerText()).toBe('Quickstart');
  });
});
