import {expect, test} from '../support/test';

const PAGE = '/toolhive/guides-cli/client-configuration';

test.describe('tabs', () => {
  test('keep the choice on the page, on other pages and on the next visit', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await page.getByRole('tab', {name: 'Windows'}).first().click();
    const chosen = await page
      .locator('[data-tabs=os] [role=tab][aria-selected=true]')
      .allInnerTexts();
    expect(chosen.length).toBeGreaterThan(1);
    expect(new Set(chosen)).toEqual(new Set(['Windows']));
    await page.locator('.menu__link', {hasText: 'Install'}).first().click();
    await expect(page).toHaveTitle(/^Install/);
    // The first set is in a tab of another one, which does not show.
    const kept = page.locator('[data-tabs=os] [role=tab][aria-selected=true]').first();
    await expect(kept).toHaveText('Windows');
    await page.reload();
    await expect(kept).toHaveText('Windows');
  });

  test('change by arrow keys, Home and End, and only the chosen one is a tab stop', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE);
    const tabs = page.locator('[data-tabs]').first().getByRole('tab');
    const selected = () =>
      tabs.evaluateAll((all) => all.findIndex((tab) => tab.ariaSelected === 'true'));
    const last = (await tabs.count()) - 1;
    await tabs.first().focus();
    const place = await page.evaluate(() => scrollY);
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', last],
      ['ArrowRight', 0],
      ['ArrowLeft', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await selected(), key).toBe(index);
    }
    expect(
      await tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLElement).tabIndex)),
    ).toEqual([0, ...Array<number>(last).fill(-1)]);
    // Neither the end of the page nor its beginning is where the reader went.
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('change in every open window of the site', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.getByRole('tab', {name: 'macOS'}).first().click();
    await expect
      .poll(() =>
        other.locator('[data-tabs=os] [role=tab][aria-selected=true]').first().innerText(),
      )
      .toBe('macOS');
  });

  test('do not move under the reader when sets above change height', async ({openPage}) => {
    const page = await openPage('/toolhive/guides-cli/install');
    const tab = page.locator('[data-tabs=os]').last().getByRole('tab', {name: 'Windows'});
    await tab.scrollIntoViewIfNeeded();
    const before = (await tab.boundingBox())?.y ?? 0;
    await tab.click();
    expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  });

  test('work where storage is closed', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart', {
      before: (before) =>
        before.addInitScript(() =>
          Object.defineProperty(Storage.prototype, 'setItem', {
            value: () => {
              throw new DOMException('full', 'QuotaExceededError');
            },
          }),
        ),
    });
    await page.getByRole('tab', {name: 'macOS'}).first().click();
    await expect(page.getByRole('tab', {name: 'macOS'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
