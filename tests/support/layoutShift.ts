import type {Page} from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Makes a page note its layout shifts from the first paint on; to be called before it loads. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (!entry.hadRecentInput) {
          shifts.push(entry.value);
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** The sum of all shifts noted so far, which no way of grouping them exceeds. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as {shifts: number[]}).shifts.reduce((sum, value) => sum + value, 0),
  );
}
