import {expect, test} from '../support/test';

const PAGE = '/toolhive/quickstart';

test.describe('the link beside a heading', () => {
  test('copies its address, goes there, and says so', async ({openPage, siteUrl}) => {
    const page = await openPage(PAGE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = page.locator('.markdown h2 + .hash-link').nth(1);
    const hash = (await link.getAttribute('href')) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('body > [role=status]')).toHaveText('The link is copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + PAGE + hash);
    expect(new URL(page.url()).hash).toBe(hash);
    const mark = () => link.evaluate((one) => getComputedStyle(one, '::before').content);
    expect(await mark()).toContain('✓');
    await expect(page.locator('body > [role=status]')).toHaveCount(0);
    expect(await mark()).not.toContain('✓');
  });

  test('goes there where the browser forbids to copy', async ({openPage}) => {
    const page = await openPage(PAGE, {
      before: (before) =>
        before.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', {value: undefined});
        }),
    });
    const link = page.locator('.markdown h2 + .hash-link').nth(1);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash !== '');
    await expect(page.locator('body > [role=status]')).toHaveCount(0);
  });
});
