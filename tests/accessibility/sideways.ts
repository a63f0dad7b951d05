import type {Page} from '@playwright/test';

/** The narrowest window WCAG 1.4.10 asks for: 1280 pixels at four times the size. */
export const NARROWEST = 320;

/** The elements that reach beyond the right edge of a window of {@link NARROWEST} pixels without a scroller of their own. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) {
      return [];
    }
    return [...document.querySelectorAll('main *, footer *, nav *')]
      .filter((element) => element.getBoundingClientRect().right > width)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 40)}`,
      )
      .slice(0, 5)
      .concat(`the page is ${document.documentElement.scrollWidth} pixels wide`);
  }, NARROWEST);
}
