import type {Page} from '@playwright/test';

/**
 * Turns off what the site fetches ahead because a link is in sight, so that what a test sees being
 * fetched was caused by what the test did.
 */
export async function stillObserver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class implements IntersectionObserver {
      readonly root = null;
      readonly rootMargin = '';
      readonly scrollMargin = '';
      readonly thresholds = [];
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
      takeRecords(): IntersectionObserverEntry[] {
        return [];
      }
    };
  });
}
