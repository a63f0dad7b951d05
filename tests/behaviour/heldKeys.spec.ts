import {answered, boxOf, openBox} from '../search/box';
import {expect, test} from '../support/test';

const PAGE = '/toolhive/';

test.describe('one press of a key does one thing', () => {
  test('Ctrl and K, held, opens the search box and leaves it open', async ({openPage}) => {
    const page = await openPage(PAGE);
    const {dialog} = await openBox(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.down('Control');
    for (let times = 0; times < 4; times += 1) {
      await page.keyboard.down('k');
      await expect(dialog).toBeVisible();
    }
    await page.keyboard.up('k');
    await page.keyboard.press('k');
    await expect(dialog).toHaveCount(0);
  });

  test('Enter, held on a hit whose page is slow, does not open the box again', async ({
    openPage,
  }) => {
    // No page comes, not even one that is fetched ahead.
    const page = await openPage(PAGE, {
      before: (blank) => blank.route('**/parts/**', () => undefined),
    });
    const box = await openBox(page, 'registry');
    await answered(box);
    await page.keyboard.down('Enter');
    await expect(box.dialog).toHaveCount(0);
    await page.keyboard.down('Enter');
    await page.waitForTimeout(300);
    await expect(box.dialog).toHaveCount(0);
    await page.keyboard.up('Enter');
    await page.keyboard.press('/');
    await expect(box.dialog).toBeVisible();
  });

  test('Space, held on the name of a category, closes it and leaves it closed', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE);
    const name = page.locator('aside').getByRole('button', {name: 'Concepts', exact: true});
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await name.press('Control+Space');
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    for (let times = 0; times < 4; times += 1) {
      await page.keyboard.down('Space');
      await expect(name).toHaveAttribute('aria-expanded', 'false');
    }
    await page.keyboard.up('Space');
  });

  test('? at the search button opens the list of shortcuts alone', async ({openPage}) => {
    const page = await openPage(PAGE);
    await openBox(page);
    await page.keyboard.press('Escape');
    await expect(boxOf(page).button).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.locator('dialog.shortcuts')).toBeVisible();
    await expect(boxOf(page).dialog).toHaveCount(0);
  });
});
