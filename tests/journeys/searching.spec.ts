import {expect, test} from '../engines/test';
import {heading} from './parts';

const GUIDE = '/toolhive/quickstart';

test.describe('a reader who searches', () => {
  test('opens the box with a slash, types, goes down with the arrow and to the hit with Enter', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE);
    await page.keyboard.press('/');
    const box = page.getByRole('dialog', {name: 'Search'});
    await expect(box.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('secrets');
    await expect(box).toHaveAttribute('data-status', 'idle');
    const second = box.getByRole('option').nth(1);
    const href = (await second.getAttribute('href')) ?? 'none';
    await page.keyboard.press('ArrowDown');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await expect(box).toHaveCount(0);
  });

  test('opens the box with Ctrl and K; Escape closes it and gives the focus back', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE);
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog', {name: 'Search'});
    await expect(box.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();
  });

  test('comes to the results by their address, and narrows them to a kind of page', async ({
    openPage,
  }) => {
    const page = await openPage('/search?q=transport');
    const results = page.getByRole('main').getByRole('status');
    await expect(results).toHaveText(/^\d+ results for "transport"$/);
    await expect(heading(page)).toHaveText('Search results for "transport"');
    const filter = page
      .getByRole('group', {name: 'Filter by page type'})
      .getByRole('button', {name: /^Command \d+$/});
    const count = /\d+/.exec(await filter.innerText())?.[0] ?? 'none';
    await filter.click();
    await page.waitForURL('**/search?q=transport&kind=command');
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(results).toHaveText(`${count} results for "transport"`);
    const narrowed = await openPage('/search?q=transport&kind=command');
    await expect(narrowed.getByRole('main').getByRole('status')).toHaveText(
      `${count} results for "transport"`,
    );
  });

  test('comes to an address that is not there, and from it to the page that was meant', async ({
    openPage,
  }) => {
    const page = await openPage('/docs/quikstart', {expected: [/Failed to load resource.*404/]});
    await expect(heading(page)).toHaveText('Page not found');
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Search the documentation'}),
    ).toBeVisible();
    await page
      .getByRole('navigation', {name: 'Were you looking for one of these?'})
      .getByRole('link', {name: '/toolhive/quickstart'})
      .click();
    await page.waitForURL(`**${GUIDE}`);
    await expect(heading(page)).toHaveText(/^Quickstart/);
  });
});
