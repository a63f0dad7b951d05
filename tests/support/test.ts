import {test as base} from '@playwright/test';
import {openPageFixture, type OpenPage} from './openPage';
import {readPage, type PageHtml} from './readPage';
import {serveBuild} from './serveBuild';

export {expect} from '@playwright/test';
export type {OpenPage, Reader} from './openPage';
export {ready} from './ready';

interface ForEachTest {
  openPage: OpenPage;
}

interface ForEachWorker {
  /** Address of a site that is served already; where it is empty, the build is served. */
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
  openPage: openPageFixture,
});
