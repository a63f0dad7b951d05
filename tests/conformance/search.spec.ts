import {openBox} from '../search/box';
import {useBackend} from '../search/useBackend';
import {expect, ready, test} from '../support/test';

test.describe('a hit whose address matches the external pattern', () => {
  test(
    'is left to the browser; the others open inside the site',
    {tag: '@2.3-27'},
    async ({openPage, siteUrl}) => {
      const page = await openPage();
      await useBackend(page, 'externalUrlPattern:"thv_version"');
      await page.goto(`${siteUrl}/toolhive/`);
      await ready(page);
      for (const [query, isSame] of [
        ['thv restart', true],
        ['thv version', false],
      ] as const) {
        await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
        await openBox(page, query);
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname.includes(query.replace(' ', '_')));
        await ready(page);
        expect(await page.evaluate(() => 'isSameDocument' in window), query).toBe(isSame);
      }
    },
  );

  test(
    'is left to the browser by the results page, too',
    {tag: '@2.3-27'},
    async ({openPage, siteUrl}) => {
      const page = await openPage();
      await useBackend(page, 'externalUrlPattern:"thv_version"');
      for (const [query, isSame] of [
        ['thv restart', true],
        ['thv version', false],
      ] as const) {
        await page.goto(`${siteUrl}/search?q=${query}`);
        await ready(page);
        await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
        await page.locator('.search-result a').first().click();
        await page.waitForURL((url) => url.pathname.includes(query.replace(' ', '_')));
        await ready(page);
        expect(await page.evaluate(() => 'isSameDocument' in window), query).toBe(isSame);
      }
    },
  );
});
