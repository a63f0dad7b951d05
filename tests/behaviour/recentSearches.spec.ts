import {expect, test} from '../support/test';
import {answered, openBox} from '../search/box';

const PAGE = '/toolhive/quickstart';

test(
  'a hit opened in a new tab is a recent search at once, and is kept beside the next one',
  {tag: '@2.3-11'},
  async ({openPage}) => {
    const page = await openPage(PAGE);
    const box = await openBox(page, 'thv version');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await opened;
    await page.bringToFront();
    const recent = box.dialog.getByRole('rowgroup', {name: 'Recent'}).locator('.search-title');
    await box.field.fill('');
    await expect.poll(() => recent.allInnerTexts()).toEqual(['thv version']);
    await box.field.fill('thv restart');
    await answered(box);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/thv_restart**');
    await openBox(page);
    await expect.poll(() => recent.allInnerTexts()).toEqual(['thv restart', 'thv version']);
  },
);

test('a hit opened with the middle button of the mouse is a recent search', async ({openPage}) => {
  const page = await openPage(PAGE);
  const box = await openBox(page, 'thv version');
  const opened = page.context().waitForEvent('page');
  await box.options.first().click({button: 'middle'});
  await opened;
  await page.bringToFront();
  await box.field.fill('');
  await expect(box.dialog.getByRole('rowgroup', {name: 'Recent'})).toContainText('thv version');
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});
