import type {Page} from '@playwright/test';
import {hold} from './hold';

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
  const before = async (page: Page) => {
    release = await hold(page, new RegExp(`/${name}\\.[^/]*\\.js$`));
  };
  return {release: () => release(), before};
}
