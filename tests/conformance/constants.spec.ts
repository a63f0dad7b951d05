import {readFileSync} from 'node:fs';
import {insightsPath} from '../../plugins/search/insightsScript';
import {Transport} from '../../src/search/client/http/Transport';
import {readPage} from '../support/readPage';
import {expect, test} from '../support/test';

const packageFile = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
  ) as {version: string};

test.describe('the site', () => {
  test('is built by the framework in version 3, not older than 3.8.1', async () => {
    const {version} = packageFile('@docusaurus/core');
    const [major, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(major).toBe(3);
    expect(minor > 8 || (minor === 8 && patch >= 1)).toBe(true);
    expect((await readPage('/')).meta.get('generator')).toBe(`Docusaurus v${version}`);
  });

  test('serves the events script in version 2.15.0', () => {
    expect(packageFile('search-insights').version).toBe('2.15.0');
    expect(insightsPath(false)).toContain('2.15.0');
  });
});

test.describe('the search client', () => {
  test.afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('gives a host 30 seconds to take what is written', async () => {
    vi.useFakeTimers();
    // The head of the answer is there, its end never comes.
    vi.stubGlobal('fetch', (_: string, {signal}: RequestInit) =>
      Promise.resolve({
        status: 200,
        text: () =>
          new Promise((_resolve, reject) =>
            signal?.addEventListener('abort', () => reject(signal.reason as Error)),
          ),
      }),
    );
    let end = 'none yet';
    new Transport({hosts: ['http://host'], parameters: {}})
      .post('/1/events', {}, 'write')
      .catch((error: unknown) => (end = String(error)));
    await vi.advanceTimersByTimeAsync(29_990);
    expect(end).toBe('none yet');
    await vi.advanceTimersByTimeAsync(20);
    expect(end).toMatch(/30000 ms/);
  });
});
