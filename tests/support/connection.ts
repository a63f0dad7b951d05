import type {Page} from '@playwright/test';

interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

/** Nothing is fetched before the test's reader asks for it. */
export const DATA_SAVER: Connection = {saveData: true, effectiveType: '4g'};

/** Makes the browser tell the page about a slow or costly connection. */
export const connection =
  (values: Connection) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript((given) => {
      Object.defineProperty(navigator, 'connection', {value: given});
    }, values);
