import type {Page} from '@playwright/test';
import {stillObserver} from '../support/stillObserver';
import {expect, test} from '../support/test';

/** Milliseconds that a slow navigation has before the bar comes (spec §9). */
const WAIT = 200;

/** Counts, in the page, how many bars there were. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = {bars: 0};
    Object.assign(window, {seen});
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.id === 'nprogress') seen.bars += 1;
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
}

const bars = (page: Page) =>
  page.evaluate(() => (window as unknown as {seen: {bars: number}}).seen.bars);

const link = (page: Page) =>
  page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Quickstart', exact: true});

test.describe('progress bar', () => {
  test(
    'comes 200 ms after a slow navigation began and goes when the page is there',
    {tag: ['@4-30', '@4-31', '@9-5']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {before: stillObserver});
      let release = (): void => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(
        '**/parts/toolhive/quickstart.txt',
        async (route) => (await held, route.continue()),
      );
      const bar = page.locator('#nprogress');
      await watchBar(page);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await link(page).evaluate((element: HTMLElement) => {
        element.click();
      });
      await page.clock.runFor(WAIT - 1);
      expect(await bar.count()).toBe(0);
      await page.clock.runFor(1);
      expect(await bar.count()).toBe(1);
      await expect(bar.locator('[role="spinner"], .spinner')).toHaveCount(0);
      await page.clock.resume();
      release();
      await page.waitForURL('**/toolhive/quickstart');
      await bar.waitFor({state: 'detached'});
      expect(await bars(page)).toBe(1);
    },
  );

  test('does not come when the page was ready', async ({openPage}) => {
    const page = await openPage('/toolhive/', {before: stillObserver});
    await link(page).hover();
    await page.waitForLoadState('networkidle');
    await watchBar(page);
    await link(page).click();
    await page.waitForURL('**/toolhive/quickstart');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(await bars(page)).toBe(0);
  });

  test('does not come for an anchor of the same page', {tag: '@4-30'}, async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await watchBar(page);
    await page.locator('.theme-doc-toc-desktop a').last().click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(await bars(page)).toBe(0);
  });
});
