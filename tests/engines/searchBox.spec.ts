import type {Locator} from '@playwright/test';
import {expect, test} from './test';

/** How many pixels of the foot are out of sight, below the box or the window or in itself. */
const hidden = (foot: Locator): Promise<number> =>
  foot.evaluate((element) => {
    const box = element.closest('[role=dialog]')?.getBoundingClientRect().bottom ?? 0;
    return Math.max(
      0,
      element.getBoundingClientRect().bottom - Math.min(box, innerHeight),
      element.scrollHeight - element.clientHeight,
    );
  });

for (const query of ['', 'transport', 'qzxvwq']) {
  test(`the foot of the search box is whole: 1280 × 900 pixels, "${query}"`, async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart', {width: 1280, height: 900});
    await page.keyboard.press('/');
    const box = page.getByRole('dialog', {name: 'Search'});
    await expect(box.getByRole('combobox')).toBeFocused();
    if (query !== '') {
      await page.keyboard.type(query);
      await expect(box).toHaveAttribute('data-status', 'idle');
    }
    const foot = box.locator('.search-hints');
    await expect(foot).toBeVisible();
    expect(await hidden(foot)).toBe(0);
  });
}
