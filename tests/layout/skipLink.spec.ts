import {KINDS_OF_PAGE} from '../routes';
import {expect, test} from '../support/test';

const {landing, guide, 'API reference': api, 'not-found page': notFound} = KINDS_OF_PAGE;

test.describe('skip link', () => {
  for (const path of [landing, guide, api, notFound]) {
    test(
      `on ${path} it is the first thing the Tab key reaches, and leads past navbar and sidebar`,
      {tag: '@2.2-1'},
      async ({openPage}) => {
        const page = await openPage(path, {expected: [/404/]});
        await page.keyboard.press('Tab');
        const link = page.locator(':focus');
        expect(await link.textContent()).toBe('Skip to main content');
        const box = await link.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect(box?.height).toBeGreaterThanOrEqual(24);

        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        const next = page.locator(':focus');
        expect(await next.evaluate((element) => element.closest('main') !== null)).toBe(true);
        expect(await next.evaluate((element) => element.matches('a, button, [tabindex]'))).toBe(
          true,
        );
      },
    );
  }

  test('it is not to be seen until it has the focus', async ({openPage}) => {
    const page = await openPage('/toolhive/');
    const box = await page.getByRole('link', {name: 'Skip to main content'}).boundingBox();
    const isOutside =
      box === null || box.x >= 1280 || box.x + box.width <= 0 || box.y + box.height <= 0;
    expect(isOutside).toBe(true);
  });

  test('it comes first in a selection of the whole page, and what only programs read is not in it', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/quickstart');
    await expect(page.locator('body > p')).toContainText('/llms.txt');
    await page.keyboard.press('Control+a');
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected).toMatch(/^\s*Skip to main content/);
    expect(selected).not.toContain('/llms.txt');
  });

  test('it works without scripts', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart', {javaScript: false});
    const target = await page
      .getByRole('link', {name: 'Skip to main content'})
      .getAttribute('href');
    await expect(page.locator(target ?? '#missing')).toHaveCount(1);
  });
});
