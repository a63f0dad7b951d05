import {boxOf, openBox} from '../search/box';
import {layoutShift, noteLayoutShifts} from '../support/layoutShift';
import {scrollTo} from '../support/scrollTo';
import {expect, test} from '../support/test';

test.describe('the place of a reader', () => {
  test('is the same after a search that led nowhere', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await scrollTo(page, 700);
    const {field, dialog} = await openBox(page, 'transport');
    await field.press('Escape');
    await dialog.waitFor({state: 'detached'});
    expect(await page.evaluate(() => scrollY)).toBe(700);
    expect(await boxOf(page).button.evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
  });

  test('among results is there again, back and forward, with the query in the field', async ({
    openPage,
  }) => {
    const page = await openPage('/search?q=transport');
    const hits = page.locator('.search-result');
    await expect(hits).toHaveCount(20);
    await scrollTo(page, 600);
    await hits
      .nth(8)
      .getByRole('link')
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL((url) => url.pathname !== '/search');
    const found = page.url();
    await page.goBack();
    await expect(hits).toHaveCount(20);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('transport');
    await page.goForward();
    await page.waitForURL(found);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  for (const [width, query] of [
    [1280, 'port'],
    [390, 'port'],
    [1280, 'qzxvwq'],
    [390, ''],
  ] as const) {
    test(`does not move while results come: ${width} pixels, "${query}"`, async ({openPage}) => {
      const page = await openPage(`/search?q=${query}`, {
        width,
        height: 800,
        before: noteLayoutShifts,
      });
      if (query !== '')
        await page.locator('.search-result, .search-screen-title').first().waitFor();
      await page.waitForTimeout(300);
      expect(await layoutShift(page)).toBe(0);
    });
  }
});
