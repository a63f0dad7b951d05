import type {Page} from '@playwright/test';
import {hold} from '../support/hold';
import {pageRequest} from '../support/pageRequest';
import {stillObserver} from '../support/stillObserver';
import {expect, test} from '../support/test';

/** Milliseconds that a slow navigation has before the bar comes (spec §9). */
const WAIT = 200;
/** Milliseconds between two steps of the bar, and how much of it a step fills at most. */
const STEP_MS = 800;
const STEP = 0.02;

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

const bar = (page: Page) => page.locator('#nprogress');

/** How much of the bar is filled, from 0 to 1, and how it gets there. */
const look = (page: Page) =>
  bar(page)
    .locator('.bar')
    .evaluate((element: HTMLElement) => {
      const {transform, transition} = element.style;
      return {
        filled: 1 + Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1]) / 100,
        transition,
      };
    });

/**
 * Follows a link to a page that does not come, and stops the time in the page at that moment.
 *
 * @returns lets both go on, until the page is there and the bar is gone.
 */
async function heldPage(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, pageRequest('/toolhive/quickstart'));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await link(page).click();
  return async () => {
    await page.clock.resume();
    release();
    await page.waitForURL('**/toolhive/quickstart');
    await bar(page).waitFor({state: 'detached'});
  };
}

test.describe('progress bar', () => {
  test(
    'comes 200 ms after a slow navigation began and goes when the page is there',
    {tag: ['@4-30', '@4-31', '@9-5']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {before: stillObserver});
      await watchBar(page);
      const goOn = await heldPage(page);
      await page.clock.runFor(WAIT - 1);
      expect(await bar(page).count()).toBe(0);
      await page.clock.runFor(1);
      expect(await bar(page).count()).toBe(1);
      await goOn();
      expect(await bars(page)).toBe(1);
    },
  );

  test(
    'begins at 8 percent, creeps on by at most 2 percent each 800 ms, moves in 200 ms, and has no spinner',
    {tag: ['@9-6', '@9-7', '@9-8', '@9-9']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {before: stillObserver});
      const goOn = await heldPage(page);
      await page.clock.runFor(WAIT);
      let before = await look(page);
      expect(before.filled).toBeCloseTo(0.08, 3);
      for (let step = 1; step <= 3; step += 1) {
        expect(before.transition).toContain('200ms');
        await page.clock.runFor(STEP_MS - 1);
        expect(await look(page)).toEqual(before);
        await page.clock.runFor(1);
        const after = await look(page);
        expect(after.filled).toBeGreaterThan(before.filled);
        expect(after.filled - before.filled).toBeLessThanOrEqual(STEP + 1e-6);
        before = after;
      }
      await expect(bar(page).locator('[role="spinner"], .spinner')).toHaveCount(0);
      await goOn();
    },
  );

  test('is one alone, also where the reader asks for a page again', async ({openPage}) => {
    const page = await openPage('/toolhive/', {before: stillObserver});
    const goOn = await heldPage(page);
    await page.clock.runFor(WAIT);
    await link(page).evaluate((again: HTMLElement) => again.click());
    await page.clock.runFor(WAIT);
    await expect(bar(page)).toHaveCount(1);
    await goOn();
  });

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
