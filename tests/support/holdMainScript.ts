import type {Page} from '@playwright/test';

/**
 * Keeps back the main script of a page that is yet to be opened.
 *
 * @returns what makes it come (`release`), and what prepares the page (`before`, see `Reader`).
 */
export function holdMainScript(): {release: () => void; before: (page: Page) => Promise<unknown>} {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const before = (page: Page) =>
    page.route(/\/main\.[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
  return {release, before};
}
