import {expect, test as base, type Page} from '@playwright/test';
import {hydrated, laidOut} from './ready';
import {readPage, type PageHtml} from './readPage';
import {serveBuild} from './serveBuild';
import {watchProblems} from './watchProblems';

export {expect} from '@playwright/test';
export {hydrated, laidOut} from './ready';

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

interface ForEachTest {
  openPage: OpenPage;
}

interface ForEachWorker {
  /** Address of a site that is served already; the build is served where it is empty. */
  servedAt: string;
  /** Address of the site root, without a closing slash. */
  siteUrl: string;
  /** The HTML of a site path, asked for once. */
  readPage: (path: string) => Promise<PageHtml>;
}

/**
 * The test function of every browser test. Each page it opens is watched: a request to a third party,
 * an uncaught error or an error in the console fails the test.
 */
export const test = base.extend<ForEachTest, ForEachWorker>({
  servedAt: ['', {option: true, scope: 'worker'}],
  siteUrl: [
    async ({servedAt}, use) => {
      if (servedAt !== '') return use(servedAt);
      const {url, stop} = await serveBuild();
      await use(url);
      await stop();
    },
    {scope: 'worker'},
  ],
  readPage: [
    async ({siteUrl}, use) => {
      const pages = new Map<string, Promise<PageHtml>>();
      await use((path) => {
        const page = pages.get(path) ?? readPage(siteUrl + path);
        pages.set(path, page);
        return page;
      });
    },
    {scope: 'worker'},
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
