import {test as base, type Page} from '@playwright/test';
import {createApp} from '../../../server/createApp';
import {startServer} from '../../../server/startServer';
import {openPageFixture, type OpenPage, type Reader} from '../../support/openPage';
import type {SiteName} from './buildSites';
import {builtSites} from './builtSites';

/** Makes the reader one who does not want to be counted. */
export const askForPrivacy = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
  });

/** The start page leads to pages that only our own site has; those in sight are fetched ahead. */
export const MISSING_GUIDES = /status of 404 .*\/toolhive\/(guides-|concepts|tutorials|reference)/;

/** Readers who do not want to be counted: analytics are the matter of tests of their own. */
const uncounted = (reader: Reader): Reader => ({
  ...reader,
  expected: [MISSING_GUIDES, ...(reader.expected ?? [])],
  before: async (page) => {
    await askForPrivacy(page);
    await reader.before?.(page);
  },
});

/**
 * The test function of a scenario site, with a server of its own.
 *
 * @param readers - What all its readers have in common; left out, they do not want to be counted.
 */
export const scenario = (name: SiteName, readers: (reader: Reader) => Reader = uncounted) =>
  base.extend<{siteUrl: string; openPage: OpenPage}>({
    siteUrl: async ({}, use) => {
      const app = createApp({buildDir: builtSites()[name], baseUrl: '/'});
      const server = await startServer(app, '127.0.0.1', 0);
      await use(server.url);
      await server.stop();
    },
    openPage: ({browser, browserName, siteUrl}, use) =>
      openPageFixture({browser, browserName, siteUrl}, (openPage) =>
        use((path, reader = {}) => openPage(path, readers(reader))),
      ),
  });
