import type {Page} from '@playwright/test';
import {createApp} from '../../../server/createApp';
import {startServer} from '../../../server/startServer';
import {type OpenPage, test} from '../../support/test';
import type {SiteName} from './buildSites';

/** Makes the reader one who does not want to be counted. */
export const askForPrivacy = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
  });

/**
 * The test function of a scenario site, with a server of its own. Its readers do not want to be
 * counted: analytics are the matter of tests of their own.
 */
export const scenario = (name: SiteName) =>
  test.extend<{siteUrl: string; openPage: OpenPage}>({
    siteUrl: async ({}, use) => {
      const server = await startServer(
        createApp({buildDir: inject('siteFolders')[name], baseUrl: '/'}),
        '127.0.0.1',
        0,
      );
      await use(server.url);
      await server.stop();
    },
    openPage: async ({openPage}, use) => {
      await use((path, reader = {}) =>
        openPage(path, {
          ...reader,
          before: async (page) => {
            await askForPrivacy(page);
            await reader.before?.(page);
          },
        }),
      );
    },
  });
