import type {Locator, Page} from '@playwright/test';

/** The menu of the docs beside the text. */
export const sidebar = (page: Page): Locator =>
  page.getByRole('navigation', {name: 'Docs sidebar'});

/** A link of that menu. */
export const sidebarLink = (page: Page, name: string): Locator =>
  sidebar(page).getByRole('link', {name, exact: true});

/** The heading of the page. */
export const heading = (page: Page): Locator => page.getByRole('heading', {level: 1});

/** The links from page to page below the text. */
export const neighbour = (page: Page, which: 'Next' | 'Previous'): Locator =>
  page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: which});

/** The table of contents beside the text. */
export const contents = (page: Page): Locator => page.locator('.theme-doc-toc-desktop');

/** Follows a link with the keyboard from where the page is, which a pointer may scroll to reach the link. */
export async function followInPlace(page: Page, link: Locator): Promise<void> {
  await link.evaluate((element) => element.focus({preventScroll: true}));
  await page.keyboard.press('Enter');
}

/** How far below the top of the window an element is, in CSS pixels. */
export const topOf = (element: Locator): Promise<number> =>
  element.evaluate((found) => found.getBoundingClientRect().top);

/** The colour mode that the reader sees. */
export const mode = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['theme']);
