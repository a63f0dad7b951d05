import type {Browser} from '@playwright/test';
import {expect as playwrightExpect, test as everywhere} from '../support/test';
import {matchers} from './webkit/matchers';
import {startWebKit} from './webkit/startWebKit';
import {WebKitLocator} from './webkit/WebKitLocator';
import {WebKitPage} from './webkit/WebKitPage';

/**
 * The test function of journeys, which also run in Firefox and WebKit. Playwright drives Chromium and, by WebDriver BiDi, Firefox as they
 * are installed, but no WebKit other than its own: there a page has only those of Playwright's methods that journeys use.
 */
export const test = everywhere.extend<object, {browser: Browser}>({
  browser: [
    async ({playwright, browserName, launchOptions: {executablePath}}, use) => {
      const browser =
        browserName === 'webkit' && executablePath !== undefined
          ? ((await startWebKit(executablePath)) as unknown as Browser)
          : await playwright[browserName].launch();
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
});

const inWebKit = playwrightExpect.extend(matchers);

/** Playwright's `expect`, for pages in WebKit too. */
export const expect = Object.assign(
  (actual: unknown, message?: string) =>
    (actual instanceof WebKitLocator || actual instanceof WebKitPage ? inWebKit : playwrightExpect)(
      actual,
      message,
    ),
  {poll: playwrightExpect.poll},
) as typeof playwrightExpect;
