import type {Page} from '@playwright/test';
import {noteRefusals, refusals} from '../security/refusals';
import {ready, laidOut} from '../support/ready';
import {expect, test as base} from '../support/test';
import {watchProblems} from '../support/watchProblems';

/** Goes to a site path and waits until everything of its page is there. */
export type Visit = (path: string) => Promise<Page>;

/** A page of the browser, and what went wrong on it so far. */
interface Shared {
  readonly page: Page;
  readonly problems: string[];
}

/**
 * The test function of tests that only look at pages: one page of the browser visits all addresses, as nothing is stored. Its system
 * prefers the light mode and no motion. Problems of a page fail its test, as does what its content policy refuses until it is laid out.
 */
export const test = base.extend<{visit: Visit}, {shared: Shared}>({
  shared: [
    async ({browser, siteUrl}, use) => {
      const context = await browser.newContext({colorScheme: 'light', reducedMotion: 'reduce'});
      await noteRefusals(context);
      const problems = watchProblems(context, siteUrl, [/status of 404/]);
      await use({page: await context.newPage(), problems});
      await context.close();
    },
    {scope: 'worker'},
  ],
  visit: async ({shared: {page, problems}, siteUrl}, use) => {
    await use(async (path) => {
      // The page before need not be laid out for the window of the next.
      await page.goto('about:blank');
      await page.emulateMedia({colorScheme: 'light'});
      await page.setViewportSize({width: 1280, height: 800});
      const response = await page.goto(siteUrl + path);
      expect(response?.headers()['content-security-policy']).toContain(
        "script-src 'self' 'sha256-",
      );
      await ready(page);
      await laidOut(page);
      expect(await refusals(page), 'what the content policy refuses').toEqual([]);
      return page;
    });
    expect(problems.splice(0), 'problems the page caused').toEqual([]);
  },
});

/** Waits until the window has its new size and the page has had its say about it, such as which tables can be scrolled now. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (width) => {
    while (innerWidth !== width) await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, page.viewportSize()?.width);
}

/** Makes the system prefer a mode, and waits until the page has wholly taken it on. */
export async function changeMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await page.evaluate(async (mode) => {
    do await new Promise(requestAnimationFrame);
    while (document.documentElement.dataset['theme'] !== mode);
    // What inherits a color begins to change when the other has changed.
    do {
      await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations()) animation.finish();
    } while (document.getAnimations().length > 0);
  }, colorScheme);
}
