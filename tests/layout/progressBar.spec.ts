import type {Page} from '@playwright/test';
import {stillObserver} from '../support/stillObserver';
import {expect, test} from '../support/test';

/** Notes, in the page, how long after a click the bar came, and how many bars there were. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = {clicked: 0, delays: [] as number[]};
    Object.assign(window, {seen});
    document.addEventListener('click', () => (seen.clicked = performance.now()), {capture: true});
    new MutationObserver((changes) => {
      if (
        changes.some(({addedNodes}) =>
          [...addedNodes].some((node) => node instanceof Element && node.id === 'nprogress'),
        )
      ) {
        seen.delays.push(performance.now() - seen.clicked);
      }
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
}

const delays = (page: Page) =>
  page.evaluate(() => (window as unknown as {seen: {delays: number[]}}).seen.delays);

const link = (page: Page) =>
  page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Quickstart', exact: true});

test.describe('progress bar', () => {
  test(
    'comes 200 ms after a slow navigation began and goes when the page is there',
    {tag: ['@4-30', '@4-31', '@9-5']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {before: stillObserver});
      await page.route('**/toolhive/quickstart', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 900));
        await route.continue();
      });
      await watchBar(page);
      await link(page).click();
      await page.locator('#nprogress').waitFor({state: 'attached'});
      await expect(page.locator('#nprogress [role="spinner"], #nprogress .spinner')).toHaveCount(0);
      await page.waitForURL('**/toolhive/quickstart');
      await page.locator('#nprogress').waitFor({state: 'detached'});
      const [delay, ...others] = await delays(page);
      expect(delay).toBeGreaterThanOrEqual(195);
      expect(delay).toBeLessThan(600);
      expect(others).toEqual([]);
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
    expect(await delays(page)).toEqual([]);
  });

  test('does not come for an anchor of the same page', {tag: '@4-30'}, async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await watchBar(page);
    await page.locator('.theme-doc-toc-desktop a').last().click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(await delays(page)).toEqual([]);
  });
});
