import {connection, DATA_SAVER} from '../support/connection';
import {hold} from '../support/hold';
import {expect, test} from '../support/test';
import {boxOf, openBox} from './box';

const PAGE = '/toolhive/quickstart';

test.describe('who needs the search box', () => {
  for (const [mode, system] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    test(`in forced colours that are ${system} reads the words found on a page set to ${mode}`, async ({
      openPage,
    }) => {
      const page = await openPage(`${PAGE}?docusaurus-theme=${mode}`, {
        before: (blank) => blank.emulateMedia({forcedColors: 'active', colorScheme: system}),
      });
      const {dialog} = await openBox(page, 'transport');
      const colors = await dialog
        .locator('.search-title:has(mark)')
        .first()
        .evaluate((title) => [
          getComputedStyle(title.querySelector('mark') ?? title).color,
          getComputedStyle(document.body).color,
        ]);
      expect(colors[0]).toBe(colors[1]);
    });
  }

  test('goes with Enter to the first entry that is in sight, also while more is on its way', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE, {before: connection(DATA_SAVER)});
    const release = await hold(page, /assets\/search\/index\.\w+\.json/);
    await page.keyboard.press('/');
    const {dialog, field, options} = boxOf(page);
    await field.fill('proxy');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialog).toHaveAttribute('data-status', 'stalled');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(page.url()).not.toMatch(PAGE);
    release();
  });

  test('opens it with a double click, too', async ({openPage}) => {
    const page = await openPage(PAGE);
    const {button, dialog, field} = await openBox(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // Its parts are here now, so that the second click comes onto what is around the box.
    await button.dblclick();
    await expect(field).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
  });

  test('with letters of twice the size on a small phone sees what is typed', async ({openPage}) => {
    const page = await openPage(PAGE, {width: 320});
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    const {field} = boxOf(page);
    await field.fill('secrets');
    const {shown, needed} = await field.evaluate((input) => ({
      shown: input.clientWidth,
      needed: input.scrollWidth,
    }));
    expect(shown).toBeGreaterThan(0);
    expect(needed).toBeLessThanOrEqual(shown);
  });
});
