import type {Locator, Page} from '@playwright/test';
import {ready} from '../support/test';

type Role = Parameters<Page['getByRole']>[0];

/** The first part with a role and a name that listeners can reach: `link "Quickstart"`. */
function partOf(page: Page, words: string): Locator {
  const [, role, name] = /^(\w+) "(.*)"$/.exec(words) ?? [];
  if (role === undefined || name === undefined)
    throw new Error(`"${words}" names no part. Write role and name: link "Quickstart".`);
  return page.getByRole(role as Role, {name, exact: true}).first();
}

/** What a line of a transcript that begins with "> " makes the reader do. */
export const ACTIONS: Readonly<
  Record<string, (page: Page, words: string, siteUrl: string) => Promise<string | undefined>>
> = {
  /** `> window 390 844` */
  window: async (page, words) => {
    const [width = 1280, height = 800] = words.split(' ').map(Number);
    await page.setViewportSize({width, height});
    return undefined;
  },
  /** `> open /toolhive/` */
  open: async (page, path, siteUrl) => {
    await page.goto(siteUrl + path);
    await ready(page);
    return undefined;
  },
  /** `> press Enter` or `> press Tab 3 times` */
  press: async (page, words) => {
    const [, key = words, times = '1'] = /^(\S+) (\d+) times$/.exec(words) ?? [];
    for (let press = 0; press < Number(times); press += 1) await page.keyboard.press(key);
    return undefined;
  },
  /** `> type --transport` */
  type: async (page, text) => {
    await page.keyboard.type(text, {delay: 20});
    return undefined;
  },
  /** `> go to button "Send"`: as screen readers do that jump to a part of a kind. */
  go: async (page, words) => {
    await partOf(page, words.replace(/^to /, '')).focus({timeout: 5000});
    return undefined;
  },
  /** `> read navigation "Main"`: a part with all that is in it. */
  read: async (page, words) => partOf(page, words).ariaSnapshot(),
  /** `> headings`: all of the page, as the list that screen readers offer. */
  headings: async (page) => {
    const all = await page
      .getByRole('heading')
      .evaluateAll((list) =>
        list.map(
          (each) => `${each.tagName.toLowerCase()} ${each.textContent.replaceAll('​', '').trim()}`,
        ),
      );
    return all.join('\n');
  },
  /** `> landmarks`: the regions of the page, as the list that screen readers offer. */
  landmarks: async (page) => {
    const found: string[] = [];
    for (const role of [
      'banner',
      'navigation',
      'main',
      'complementary',
      'search',
      'contentinfo',
    ] as const) {
      for (const each of await page.getByRole(role).all())
        found.push((await each.ariaSnapshot()).split('\n')[0]?.replace(/^- |:$/g, '') ?? '');
    }
    return found.join('\n');
  },
};
