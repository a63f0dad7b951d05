import {chromium, type Browser, type Page} from 'playwright-core';
import {expect, inject, test as base} from 'vitest';
import {watchProblems} from './watchProblems';

/** How a reader looks at a page. */
export interface Reader {
  /** Width of the window in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** What the operating system prefers. */
  readonly colorScheme?: 'light' | 'dark' | 'no-preference';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly javaScript?: boolean;
  readonly hasTouch?: boolean;
  /** Problems the test brings about itself, see `watchProblems`. */
  readonly expected?: readonly RegExp[];
  /** Prepares the page before it goes anywhere. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/**
 * Opens a site path, such as `/toolhive/`, as a new reader with nothing cached or stored, and waits
 * until its buttons answer and all of it is laid out. Without a path the page is blank.
 */
export type OpenPage = (path?: string, reader?: Reader) => Promise<Page>;

/**
 * The test function of every browser test. Each page it opens is watched: a request to a third party,
 * an uncaught error or an error in the console fails the test.
 */
export const test = base.extend<{browser: Browser; siteUrl: string; openPage: OpenPage}>({
  siteUrl: async ({}, use) => {
    await use(inject('siteUrl'));
  },
  browser: [
    async ({}, use) => {
      const browser = await chromium.connect(inject('browserEndpoint'));
      await use(browser);
      await browser.close();
    },
    {scope: 'file'},
  ],
  openPage: async ({browser, siteUrl}, use) => {
    const closers: (() => Promise<void>)[] = [];
    const watched: (readonly string[])[] = [];
    await use(async (path, reader = {}) => {
      const {
        width = 1280,
        height = 800,
        colorScheme = 'dark',
        reducedMotion = 'no-preference',
        javaScript = true,
      } = reader;
      const context = await browser.newContext({
        viewport: {width, height},
        colorScheme,
        reducedMotion,
        javaScriptEnabled: javaScript,
        hasTouch: reader.hasTouch ?? false,
        baseURL: siteUrl,
      });
      closers.push(() => context.close());
      watched.push(watchProblems(context, siteUrl, reader.expected ?? []));
      const page = await context.newPage();
      await reader.before?.(page);
      if (path !== undefined) {
        await page.goto(siteUrl + path, {waitUntil: 'load'});
        if (javaScript) {
          await hydrated(page);
          await laidOut(page);
        }
      }
      return page;
    });
    await Promise.all(closers.map((close) => close()));
    expect(watched.flat(), 'problems the pages caused').toEqual([]);
  },
});

/** Waits until React has taken the page over, so that buttons answer. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
}

/** Waits until no part of a long page is left for later, so that everything is where it stays. */
export async function laidOut(page: Page): Promise<void> {
  const parts = '.markdown > *, .markdown > section > *, .markdown > section > section > *';
  await page.waitForFunction(
    (selector) => document.querySelector(`:is(${selector}):not(section, [data-laid-out])`) === null,
    parts,
    {polling: 50},
  );
}
