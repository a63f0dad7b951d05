import {layoutShift, noteLayoutShifts} from '../support/layoutShift';
import {expect, test} from '../support/test';

const expected = [/Failed to load resource.*404/];

test.describe('the not-found page', () => {
  test('offers the pages whose addresses are most like the one asked for', async ({openPage}) => {
    const page = await openPage('/docs/quikstart', {expected});
    expect(await page.locator('h1').innerText()).toBe('Page not found');
    const nearest = page.getByRole('navigation', {name: 'Were you looking for one of these?'});
    await nearest.getByRole('link', {name: '/toolhive/quickstart'}).click();
    await expect(page).toHaveTitle(/^Quickstart/);
  });

  for (const [width, path] of [
    [390, '/toolhive/reference/cli/thv_ls'],
    [1280, '/toolhive/reference/cli/thv_ls'],
    [390, '/toolhive/no-such-page'],
    [1280, '/wp-login.php'],
  ] as const) {
    test(`moves nothing while it looks for them, at ${width} px for ${path}`, async ({
      openPage,
    }) => {
      const page = await openPage(path, {width, expected, before: noteLayoutShifts});
      await page.waitForTimeout(300);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });
  }

  test('offers ways on where nothing is alike', {tag: '@2.1-27'}, async ({openPage}) => {
    const page = await openPage('/wp-login.php', {expected});
    await expect(page.getByRole('navigation', {name: /looking for/})).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', {name: 'Command reference'})).toHaveCount(
      1,
    );
    await page.locator('main').getByRole('link', {name: 'Search the documentation'}).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Search the documentation');
  });
});
