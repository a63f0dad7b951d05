import {expect, test} from '../support/test';

const GUIDE = '/toolhive/guides-cli/install';

test.describe('a page on paper', () => {
  test('has the panels of all tabs under their names, what is folded, and no buttons', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE);
    await page.emulateMedia({media: 'print'});
    const panels = page.locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const tab = page.locator(`[id="${await panel.getAttribute('aria-labelledby')}"]`);
      const name = panel.locator('> .tab-name');
      await expect(name).toBeVisible();
      await expect(name).toHaveText((await tab.textContent()) ?? '');
    }
    for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
    for (const part of ['.navbar', '.theme-doc-sidebar-container', '.page-footer', '.footer'])
      await expect(page.locator(part)).toBeHidden();
    const folded = page.locator('.theme-doc-markdown details:not([open]) > :not(summary)').first();
    if ((await folded.count()) > 0)
      expect(await folded.evaluate((element) => element.checkVisibility())).toBe(true);
  });

  test('has code in its full width, since no button lies over its first lines', async ({
    openPage,
  }) => {
    const page = await openPage('/theme-preview');
    const line = page.locator('.sample:not([data-wrap]) .sample-pre:first-child .line').first();
    const room = () => line.evaluate((element) => getComputedStyle(element).paddingRight);
    // Of a wrapped one, the first row alone.
    const wrapped = page.locator('.sample[data-wrap] .sample-pre:first-child code').first();
    const beside = () => wrapped.evaluate((code) => getComputedStyle(code, '::before').float);
    expect([await room(), await beside()]).toEqual(['80px', 'right']);
    await page.emulateMedia({media: 'print'});
    expect([await room(), await beside()]).toEqual(['16px', 'none']);
  });

  test('has samples and responses of the API whole', async ({openPage}) => {
    const page = await openPage('/toolhive/reference/api');
    const cut = () =>
      page
        .locator('main pre')
        .evaluateAll(
          (samples) =>
            samples.filter(({scrollHeight, clientHeight}) => scrollHeight > clientHeight).length,
        );
    expect(await cut()).toBeGreaterThan(0);
    await page.emulateMedia({media: 'print'});
    expect(await cut()).toBe(0);
  });

  for (const [where, start] of [
    ['another site', 'http'],
    ['another page', '/'],
  ] as const) {
    test(`shows the address of a link that leads to ${where}`, async ({openPage}) => {
      const page = await openPage(GUIDE);
      await page.emulateMedia({media: 'print'});
      const link = page.locator(`.theme-doc-markdown a[href^="${start}"]`).first();
      const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(after).toContain((await link.getAttribute('href')) ?? 'no address');
    });
  }

  test('shows the page while the search is open, not its box', async ({openPage}) => {
    const page = await openPage(GUIDE);
    await page.keyboard.press('/');
    await page.getByRole('dialog').waitFor();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('[role=dialog]')).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  });
});
