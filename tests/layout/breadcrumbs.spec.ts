import {expect, test} from '../support/test';

const SMALLEST = {width: 320, height: 640};

test.describe('The breadcrumbs', () => {
  for (const path of ['/toolhive/guides-cli/run-mcp-servers', '/toolhive/reference/api'])
    test(`come before the menu for AI tools, for the eye and for the Tab key, on ${path}`, async ({
      openPage,
    }) => {
      const page = await openPage(path);
      const home = page.locator('.breadcrumbs a').first();
      const menu = page.locator('.page-top page-menu button');
      const [before, behind] = [await home.boundingBox(), await menu.boundingBox()];
      expect(before?.x ?? Infinity).toBeLessThan(behind?.x ?? 0);
      await page.locator('.breadcrumbs a').last().focus();
      await page.keyboard.press('Tab');
      await expect(menu).toBeFocused();
    });

  test('have two lines at most in the narrowest window, and none is a sign alone', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers', SMALLEST);
    const lines = await page
      .locator('.breadcrumbs__item')
      .filter({visible: true})
      .evaluateAll((items) =>
        items.map((item) => ({
          height: item.getBoundingClientRect().height,
          name: item.firstElementChild?.getBoundingClientRect().height,
        })),
      );
    expect(lines).toHaveLength(2);
    for (const {height, name} of lines) expect(height).toBeCloseTo(name ?? 0, 0);
  });
});

test('The button that leads back to the top lies over no word at the end of a page', async ({
  openPage,
}) => {
  const page = await openPage('/toolhive/guides-cli/run-mcp-servers', SMALLEST);
  const copyright = page.locator('.footer__copyright');
  await copyright.scrollIntoViewIfNeeded();
  const button = page.locator('back-to-top[data-shown] button');
  // It is there on the way up.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 20));
    await page.mouse.wheel(0, -20);
    await expect(button).toBeVisible({timeout: 500});
  }).toPass();
  const words = await copyright.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.max(...[...range.getClientRects()].map(({right}) => right));
  });
  expect(words).toBeLessThan((await button.boundingBox())?.x ?? 0);
});
