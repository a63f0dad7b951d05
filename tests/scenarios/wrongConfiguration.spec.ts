import type {BuildCopy} from '../builds/buildCopy';
import {asSite, configFile, copySite} from './support/buildSites';
import {expect, test} from '../support/test';

const BUILD_TIMEOUT = 180_000;

/** An item of the navbar that cannot be, and what the build must say. */
const WRONG = [
  {
    title: 'a version that does not exist is named with those that do',
    tag: ['@5-5', '@8-15'],
    item: `{type: 'docsVersionDropdown', versions: ['v9.9.9']}`,
    says: [
      /navbar\.items\[0\] = \{[^\n]*"type":"docsVersionDropdown","versions":\["v9\.9\.9"\][^\n]*: there is no version "v9\.9\.9" of the docs; allowed: "current"\./,
    ],
  },
  {
    title: 'a sidebar with nothing to link to is named',
    tag: ['@5-6', '@8-15'],
    item: `{type: 'docSidebar', sidebarId: 'empty', label: 'Empty'}`,
    says: [
      /navbar\.items\[0\] = \{[^\n]*"type":"docSidebar","sidebarId":"empty"[^\n]*: the sidebar "empty" has nothing to link to; give it a page in sidebars\.ts, or take the item out\./,
    ],
  },
  {
    title: 'an unknown kind of navbar item is named',
    tag: '@5-7',
    item: `{type: 'mystery'}`,
    says: [/Bad navbar item type mystery/],
  },
] as const;

test.describe('a build stops where', () => {
  let site: BuildCopy;
  let config = '';
  test.beforeAll(async () => {
    site = await copySite();
    config = await site.read(configFile('plain'));
  });
  test.afterAll(() => site.remove());

  for (const {title, tag, item, says} of WRONG) {
    test(title, {tag: [tag].flat()}, async () => {
      test.setTimeout(BUILD_TIMEOUT);
      await site.write(configFile('plain'), config.replace('items: [', `items: [${item}, `));
      const {code, output} = await site.build({}, ...asSite('plain'));
      expect(code).toBe(1);
      for (const words of says) expect(output).toMatch(words);
    });
  }
});
