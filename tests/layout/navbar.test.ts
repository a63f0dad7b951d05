import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {scrollEnd, scrollTo} from '../support/scrollTo';
import {test} from '../support/test';

const LONG_PAGE = '/toolhive/reference/cli/thv_run';

/** Whether any part of the navbar is inside the window, once it has stopped moving. */
async function isNavbarShown(page: Page): Promise<boolean> {
  return page.locator('nav.navbar').evaluate(async (navbar) => {
    await Promise.all(navbar.getAnimations().map((animation) => animation.finished));
    return navbar.getBoundingClientRect().bottom > 0;
  });
}

describe('navbar', () => {
  test('hides on the way down and comes back on the way up', async ({openPage}) => {
    const page = await openPage(LONG_PAGE);
    expect(await isNavbarShown(page)).toBe(true);
    await scrollTo(page, 300);
    await scrollTo(page, 900);
    await expect.poll(() => isNavbarShown(page)).toBe(false);
    await scrollTo(page, 700);
    await expect.poll(() => isNavbarShown(page)).toBe(true);
  });

  test('is shown near the top, whichever way one came there', async ({openPage}) => {
    const page = await openPage(LONG_PAGE);
    await scrollTo(page, 10);
    await scrollTo(page, 40);
    expect(await isNavbarShown(page)).toBe(true);
    await scrollTo(page, 900);
    await scrollTo(page, 1200);
    await expect.poll(() => isNavbarShown(page)).toBe(false);
    await scrollTo(page, 0);
    await expect.poll(() => isNavbarShown(page)).toBe(true);
  });

  test('hides on the way to an anchor, down or up, and comes back on the next page', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    const contents = page.locator('.theme-doc-toc-desktop a');
    for (const link of [contents.last(), contents.first()]) {
      await link.click();
      await page.waitForURL(`**${(await link.getAttribute('href')) ?? ''}`);
      await scrollEnd(page);
      expect(await isNavbarShown(page)).toBe(false);
    }
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => !url.pathname.endsWith('quickstart'));
    await expect.poll(() => isNavbarShown(page)).toBe(true);
  });

  test('without scripts it simply stays', async ({openPage}) => {
    const page = await openPage(LONG_PAGE, {javaScript: false});
    expect(await page.locator('nav.navbar').isVisible()).toBe(true);
  });
});
