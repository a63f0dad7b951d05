import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {BuildCopy} from '../builds/buildCopy';
import {asSite, configFile, copySite} from './support/buildSites';

const BUILD_TIMEOUT = 120_000;

/** An item of the navbar that cannot be, and what the build must say. */
const WRONG = [
  {
    title: 'a version that does not exist is named with those that do',
    item: `{type: 'docsVersionDropdown', versions: ['v9.9.9']}`,
    says: [/No docs version exist for name 'v9\.9\.9', please verify your 'docsVersionDropdown' navbar item versions config\.\s+Available version names:\s+- current/, /"versions": \[\s+"v9\.9\.9"/],
  },
  {
    title: 'a sidebar with nothing to link to is named',
    item: `{type: 'docSidebar', sidebarId: 'empty', label: 'Empty'}`,
    says: [/Sidebar with ID "empty" doesn't have anything to be linked to\./, /Please double-check the following navbar item[^]*"sidebarId": "empty"/],
  },
  {
    title: 'an unknown kind of navbar item is named',
    item: `{type: 'mystery'}`,
    says: [/"navbar\.items\[0\]"|navbar/, /Bad navbar item type mystery/],
  },
] as const;

describe('a build stops where', () => {
  let site: BuildCopy;
  let config = '';
  beforeAll(async () => {
    site = await copySite('plain');
    config = await site.read(configFile('plain'));
  });
  afterAll(() => site.remove());

  it.for(WRONG)('$title', {timeout: BUILD_TIMEOUT}, async ({item, says}) => {
    await site.write(configFile('plain'), config.replace('navbarItems: [', `navbarItems: [${item}, `));
    // What is wrong shows when the pages are drawn; nothing needs to be small.
    const {code, output} = await site.build({}, ...asSite('plain'), '--no-minify');
    expect(code).toBe(1);
    for (const words of says) expect(output).toMatch(words);
  });
});
