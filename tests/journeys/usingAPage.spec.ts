import {expect, test} from '../engines/test';
import {ready} from '../support/ready';
import {mode, sidebarLink} from './parts';

const GUIDE = '/toolhive/quickstart';
const PHONE = {width: 390, height: 844};

test.describe('a reader who uses a page', () => {
  test('chooses a tab, which is chosen on the next page too', async ({openPage}) => {
    const page = await openPage(GUIDE);
    const chosen = page.getByRole('tab', {name: 'Windows', selected: true}).first();
    await expect(chosen).toHaveCount(0);
    await page.getByRole('tab', {name: 'Windows'}).first().click();
    await expect(chosen).toBeVisible();
    await sidebarLink(page, 'Install').click();
    await page.waitForURL('**/toolhive/guides-cli/install');
    await expect(chosen).toBeVisible();
  });

  test('copies a code sample', async ({openPage}) => {
    const page = await openPage(GUIDE);
    const sample = page
      .getByRole('figure')
      .filter({hasText: /VERSION=\d/})
      .first();
    await sample.getByRole('button', {name: 'Copy code'}).click();
    await expect(sample.getByRole('status')).toHaveText('Copied');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', {name: 'Search'});
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+v');
    await expect(field).toHaveValue(/^VERSION=0\.0\.47/);
  });

  test('wraps the long lines of a code sample, and unwraps them', async ({openPage}) => {
    const page = await openPage('/theme-preview', PHONE);
    const sample = page.getByRole('figure').filter({hasText: 'profile.json'}).first();
    const overflows = () =>
      sample.locator('pre').evaluate((code) => code.scrollWidth > code.clientWidth);
    const button = sample.getByRole('button', {name: 'Wrap long lines'});
    expect(await overflows()).toBe(true);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await overflows()).toBe(false);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await overflows()).toBe(true);
  });

  test('goes through the colour modes, and finds the chosen one after a reload', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE, {colorScheme: 'dark'});
    const button = page.getByRole('button', {name: /^Switch between dark and light mode/});
    expect(await mode(page)).toBe('dark');
    for (const [name, seen] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
      ['light', 'light'],
    ] as const) {
      await button.click();
      await expect(button).toHaveAccessibleName(new RegExp(`currently ${name} mode`));
      expect(await mode(page)).toBe(seen);
    }
    await page.reload();
    expect(await mode(page)).toBe('light');
    await ready(page);
    await expect(button).toHaveAccessibleName(/currently light mode/);
  });

  test('opens the menu of a phone, goes to the main menu, and closes it with Escape', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE, {...PHONE, reducedMotion: 'reduce'});
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    const closer = page.getByRole('button', {name: 'Close navigation bar'});
    await opener.click();
    await expect(closer).toBeVisible();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(page.getByRole('link', {name: 'ToolHive Docs', exact: true})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(closer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
