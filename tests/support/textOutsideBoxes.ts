import type {Page} from 'playwright-core';

/** A line of text that leaves its box. */
export interface Outside {
  readonly text: string;
  /** How far, in CSS pixels. */
  readonly by: number;
}

/**
 * Lines of a drawing that are wider than the box they are in, or nearer to its edge than `margin`.
 *
 * @param page - Shows the drawing inline, in the face that a reader has.
 * @param margin - In CSS pixels.
 */
export const textOutsideBoxes = (page: Page, margin: number): Promise<Outside[]> =>
  page.evaluate((least) => {
    const boxes = [
      ...document.querySelectorAll(
        '.node :is(rect, path, polygon, circle, ellipse), rect.actor, rect.note',
      ),
    ].map((box) => box.getBoundingClientRect());
    return [...document.querySelectorAll('svg :is(text:not(:has(tspan[x])), tspan[x])')].flatMap(
      (line) => {
        const {left, right, top, bottom} = line.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // The smallest box around the middle of a line, of those that are not much smaller than it, is its own.
        const own = boxes
          .filter((box) => box.left < x && x < box.right && box.top < y && y < box.bottom)
          .filter(({width, height}) => width > (right - left) / 2 && height >= bottom - top)
          .toSorted((a, b) => a.width * a.height - b.width * b.height)[0];
        if (!own) return [];
        const by = Math.max(own.left + least - left, right - own.right + least);
        return by > 0 ? [{text: line.textContent, by}] : [];
      },
    );
  }, margin);
