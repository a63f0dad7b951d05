import {expect, type Page} from '@playwright/test';
import {untilIdle} from './untilIdle';

/** Waits until a page has fetched a file, whenever it asked for it, and has had a moment to take it. */
export async function fetched(page: Page, name: string): Promise<void> {
  const isHere = () =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
      name,
    );
  await expect.poll(isHere, name).toBe(true);
  await untilIdle(page, 0);
}
