import type {Page} from '@playwright/test';

/**
 * Keeps back a script of a page that is yet to be opened.
 *
 * @param name - The script's name without its hash: `main`, or that of a part of few pages.
 * @returns what makes it come (`release`), and what prepares the page (`before`, see `Reader`).
 */
export function holdScript(name: string): {
  release: () => void;
  before: (page: Page) => Promise<unknown>;
} {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const before = (page: Page) =>
    page.route(new RegExp(`/${name}\\.[^/]*\\.js$`), async (route) => {
      await released;
      await route.continue();
    });
  return {release, before};
}
