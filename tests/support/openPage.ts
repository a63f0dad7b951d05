import {expect, type Browser, type Page} from '@playwright/test';
import {ready, laidOut} from './ready';
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
  /** Whether pages are kept for when there is no network; what tests do to requests would pass the service worker by. */
  readonly hasServiceWorker?: boolean;
  /** Pixels of the screen for a CSS pixel. */
  readonly scale?: number;
  /** True to take the content policy away, so that the page must be safe by itself. */
  readonly bypassCSP?: boolean;
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

/** What the fixture `openPage` is made of. */
interface Needs {
  readonly browser: Browser;
  readonly browserName: 'chromium' | 'firefox' | 'webkit';
  readonly siteUrl: string;
}

/** The fixture `openPage`: closes what a test has opened, and fails it for problems of its pages. */
export async function openPageFixture(
  {browser, browserName, siteUrl}: Needs,
  use: (openPage: OpenPage) => Promise<void>,
): Promise<void> {
  const closers: (() => Promise<void>)[] = [];
  const watched: (readonly string[])[] = [];
  await use(async (path, reader = {}) => {
    const {width = 1280, height = 800, javaScript = true} = reader;
    const context = await browser.newContext({
      viewport: {width, height},
      colorScheme: reader.colorScheme ?? 'dark',
      reducedMotion: reader.reducedMotion ?? 'no-preference',
      javaScriptEnabled: javaScript,
      hasTouch: reader.hasTouch ?? false,
      serviceWorkers: reader.hasServiceWorker ? 'allow' : 'block',
      bypassCSP: reader.bypassCSP ?? false,
      deviceScaleFactor: reader.scale ?? 1,
      baseURL: siteUrl,
      // As in a window in front of a reader, which Chromium without windows lacks.
      ...(browserName === 'chromium' && {permissions: ['clipboard-write']}),
    });
    closers.push(() => context.close());
    watched.push(watchProblems(context, siteUrl, reader.expected ?? []));
    const page = await context.newPage();
    await reader.before?.(page);
    if (path !== undefined) {
      await page.goto(siteUrl + path, {waitUntil: 'load'});
      if (javaScript) {
        await ready(page);
        await laidOut(page);
      }
    }
    return page;
  });
  await Promise.all(closers.map((close) => close()));
  expect(watched.flat(), 'problems the pages caused').toEqual([]);
}
