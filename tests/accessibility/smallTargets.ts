import type {Page} from '@playwright/test';

/** The smallest side of a target in CSS pixels (WCAG 2.5.8). */
const SMALLEST = 24;

/**
 * Controls that are smaller than a finger needs. Links in a sentence or in a line of text are as large as their words, which
 * the rule allows; so does it what is not on screen. A label belongs to its control.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'button, summary, select, textarea, input, [role=button], [role=tab], [role=option], nav a, aside a, footer a, .pagination-nav a, .card',
      ),
    ];
    const isInline = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, td, dd, h1, h2, h3, h4, main li') !== null;
    return controls
      .filter(
        (element) =>
          element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
          element.closest('[inert], .visually-hidden') === null &&
          !element.matches(':disabled'),
      )
      .filter((element) => !isInline(element))
      .flatMap((element) => {
        const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) =>
          part.getBoundingClientRect(),
        );
        const [left, top, right, bottom] = [
          Math.min(...boxes.map((box) => box.left)),
          Math.min(...boxes.map((box) => box.top)),
          Math.max(...boxes.map((box) => box.right)),
          Math.max(...boxes.map((box) => box.bottom)),
        ];
        const [width, height] = [right - left, bottom - top];
        const isOnScreen = width > 1 && height > 1 && right > 0 && left < innerWidth;
        return !isOnScreen || (width >= smallest - 0.5 && height >= smallest - 0.5)
          ? []
          : [
              `target-size: ${width.toFixed(0)} by ${height.toFixed(0)} pixels: ${element.outerHTML.slice(0, 160)}`,
            ];
      });
  }, SMALLEST);
}
