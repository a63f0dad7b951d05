import type {Page} from '@playwright/test';

/** Waits until buttons answer: `src/client/ready.ts` marks built pages, the framework those of `npm run dev`. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
}

/** Begins to scroll, as a reader does, and waits until no part of a long page is left for later, so that everything is where it stays. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async (selector) => {
    window.dispatchEvent(new Event('scroll'));
    let parts = [...document.querySelectorAll(selector)];
    while (parts.length > 0) {
      parts = parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto');
      await new Promise(requestAnimationFrame);
    }
  }, '.markdown > *, .markdown > section > *, .markdown > section > section > *');
}
