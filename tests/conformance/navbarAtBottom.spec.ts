import {isNavbarShown} from '../support/isNavbarShown';
import {scrollEnd, scrollTo} from '../support/scrollTo';
import {expect, test} from '../support/test';

const LONG_PAGE = '/toolhive/reference/cli/thv_run';

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
