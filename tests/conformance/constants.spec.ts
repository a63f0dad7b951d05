import {readFileSync} from 'node:fs';
import {site} from '../../site.config';
import {insightsPath} from '../../plugins/search/insightsScript';
import {expect, test} from '../support/test';

const packageFile = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
  ) as {version: string};

test.describe('the site', () => {
  test('is dark for readers who have chosen nothing', {tag: '@1-4'}, () => {
    expect(site.colorMode.defaultMode).toBe('dark');
  });

  test(
    'is built by the framework in version 3, not older than 3.8.1',
    {tag: '@9-26'},
    async ({readPage}) => {
      const {version} = packageFile('@docusaurus/core');
      const [major, minor = 0, patch = 0] = version.split('.').map(Number);
      expect(major).toBe(3);
      expect(minor > 8 || (minor === 8 && patch >= 1)).toBe(true);
      expect((await readPage('/')).meta.get('generator')).toBe(`Docusaurus v${version}`);
    },
  );

  test('serves the events script in version 2.15.0', {tag: '@9-27'}, () => {
    expect(packageFile('search-insights').version).toBe('2.15.0');
    expect(insightsPath(false)).toContain('2.15.0');
  });
});
