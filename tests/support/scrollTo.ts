import type {Page} from '@playwright/test';

/** Scrolls to `y` pixels from the top in one go and waits until the page has had its say about it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({top, behavior: 'instant'});
    // Scroll handlers run before the next frame; what they change is in place after a second one.
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  }, y);
}

/** Waits until the page has stood still for a fifth of a second. */
export async function scrollEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0, last = -1; still < 4;) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      still = scrollY === last ? still + 1 : 0;
      last = scrollY;
    }
  });
}
