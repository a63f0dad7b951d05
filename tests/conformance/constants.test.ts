import {readFileSync} from 'node:fs';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {insightsPath} from '../../plugins/search/insightsScript';
import {Transport} from '../../src/islands/search/client/http/Transport';
import {readPage} from '../support/readPage';

const packageFile = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
  ) as {version: string};

describe('the site', () => {
  it('is built by the framework in version 3, not older than 3.8.1', async () => {
    const {version} = packageFile('@docusaurus/core');
    const [major, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(major).toBe(3);
    expect(minor > 8 || (minor === 8 && patch >= 1)).toBe(true);
    expect((await readPage('/')).meta.get('generator')).toBe(`Docusaurus v${version}`);
  });

  it('serves the events script in version 2.15.0', () => {
    expect(packageFile('search-insights').version).toBe('2.15.0');
    expect(insightsPath(false)).toContain('2.15.0');
  });
});

describe('the search client', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('gives a host 30 seconds to take what is written', async () => {
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
