import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {SearchRecord} from '../../../packages/search-engine';
import {extractRecords} from '../../../packages/search-records';
import {runProgram} from '../../../server/sandbox/testing/runProgram';
import {refusedUrl} from '../../../src/islands/search/testing/sockets';
import {HostedIndex} from './HostedIndex';
import {indexSettings} from './indexSettings';
import {planPush} from './planPush';
import {ProviderApi} from './ProviderApi';
import {pushRecords} from './pushRecords';
import {startStandIn, type StandIn} from './testing/standIn';

const RECORDS: readonly SearchRecord[] = Array.from({length: 2500}, (_, number) =>
  extractRecords(`<main><h1>Page ${number}</h1></main>`, {route: `/page-${number}`}),
).flat();

let provider: StandIn;
beforeEach(async () => {
  provider = await startStandIn();
  provider.indexes.set('docs', {
    settings: {hitsPerPage: 10, typoTolerance: 'min'},
    synonyms: ['k8s = kubernetes'],
    records: new Map([['old', {}]]),
  });
});
afterEach(() => provider.close());

const api = (hosts = [provider.url], adminKey = 'admin-key') =>
  new ProviderApi({appId: 'APP', adminKey, hosts, timeout: 300, patience: 5});
const push = (through = api()) =>
  pushRecords(through, new HostedIndex(through, 'docs', 1), RECORDS, () => undefined, 1);
const live = () => provider.indexes.get('docs');

describe('a push', () => {
  it('replaces records and settings, and keeps synonyms and settings that are not ours', async () => {
    await push();
    expect([...provider.indexes.keys()]).toEqual(['docs']);
    expect([...(live()?.records.keys() ?? [])]).toEqual(RECORDS.map(({objectID}) => objectID));
    expect(live()).toMatchObject({
      settings: {...indexSettings, typoTolerance: 'min'},
      synonyms: ['k8s = kubernetes'],
    });
    expect(provider.calls.filter((call) => call.endsWith('/batch'))).toEqual([
      'POST docs_tmp/batch',
      'POST docs_tmp/batch',
      'POST docs_tmp/batch',
    ]);
  });

  it('makes an index that is not there yet', async () => {
    provider.indexes.clear();
    await push();
    expect(live()?.records.size).toBe(2500);
    expect(provider.calls).not.toContain('POST docs/operation copy');
  });

  it('is announced without changing anything', async () => {
    const plan = await planPush(new HostedIndex(api(), 'docs'));
    expect(plan.recordsNow).toBe(1);
    expect(plan.settings).toContain('hitsPerPage: 10 → 20');
    expect(plan.settings).toContain('distinct: not set → true');
    expect(provider.calls).toEqual(['GET docs/settings', 'POST docs/query']);
    await push();
    expect(await planPush(new HostedIndex(api(), 'docs'))).toEqual({
      recordsNow: 2500,
      settings: [],
    });
  });
});

describe('a push that fails', () => {
  it.each([
    ['POST docs/operation copy', 1, 400],
    ['PUT docs_tmp/settings', 1, 500],
    ['POST docs_tmp/batch', 1, 400],
    ['POST docs_tmp/batch', 3, 413],
    ['GET docs_tmp/task', 4, 403],
    ['POST docs_tmp/query', 1, 503],
    ['POST docs_tmp/operation move', 1, 500],
    ['POST docs_tmp/operation move', 1, 'hang'],
  ] as const)(
    'at %s, time %i, with %s leaves the live index as it was and nothing behind',
    async (step, time, fault) => {
      let times = 0;
      provider.fault = (what) => (what === step && ++times >= time ? fault : undefined);
      const before = structuredClone(live());
      await expect(push()).rejects.toThrow(
        fault === 'hang' ? /no answer within 300 ms/ : new RegExp(`status ${fault}`),
      );
      expect([...provider.indexes.keys()]).toEqual(['docs']);
      expect(live()).toEqual(before);
    },
  );

  it('because records are missing at the end leaves the live index as it was', async () => {
    provider.fault = (what) => {
      if (what === 'POST docs_tmp/query')
        [...provider.indexes]
          .find(([name]) => name !== 'docs')?.[1]
          .records.delete(RECORDS[0]?.objectID ?? '');
      return undefined;
    };
    await expect(push()).rejects.toThrow('the provider holds 2499 of 2500 records.');
    expect(live()?.records.size).toBe(1);
  });

  it('to move is not sent twice: the first one may have arrived', async () => {
    provider.fault = (what) => (what.endsWith('move') ? 'hang' : undefined);
    await expect(
      push(api([provider.url, provider.url.replace('127.0.0.1', 'localhost')])),
    ).rejects.toThrow();
    expect(provider.calls.filter((call) => call.endsWith('move'))).toHaveLength(1);
  });
});

describe('the hosts', () => {
  it('are tried in turn, and again after a pause', async () => {
    let failures = 0;
    provider.fault = (what) =>
      what === 'PUT docs_tmp/settings' && ++failures <= 2 ? 429 : undefined;
    await push(api([await refusedUrl(), provider.url]));
    expect([failures, live()?.records.size]).toEqual([3, 2500]);
  });

  it('that refuse a key are believed, and the key is not repeated in the message', async () => {
    const refused = push(api([provider.url], 'wrong-key'));
    await expect(refused).rejects.toThrow(
      /refused GET \/1\/indexes\/docs\/settings: Invalid Application-ID or API key \(status 403\)/,
    );
    await expect(refused).rejects.not.toThrow(/wrong-key/);
  });
});

describe('npm run search:push', () => {
  const run = async (args: readonly string[], variables: Readonly<Record<string, string>>) => {
    const build = await mkdtemp(join(tmpdir(), 'push-build-'));
    await mkdir(join(build, 'guide'));
    await writeFile(
      join(build, 'guide/index.html'),
      '<html lang="en"><main><h1>Guide</h1><p>Text.</p></main></html>',
    );
    const ended = await runProgram(
      ['--build', build, '--hosts', provider.url, ...args],
      '../../scripts/search/push.ts',
      undefined,
      {
        SEARCH_APP_ID: 'APP',
        SEARCH_API_KEY: 'search',
        SITE_URL: 'https://docs.example',
        BASE_URL: '/docs/',
        ...variables,
      },
    ).ended;
    await rm(build, {recursive: true});
    return ended;
  };

  it('says what would change, writes only when told to, and never shows the key', async () => {
    const dry = await run([], {SEARCH_ADMIN_KEY: 'admin-key'});
    expect(dry).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^Index docs of application APP\n {2}records: 1 → 2\n {2}settings:\n[\s\S]*Nothing was changed/,
      ) as string,
    });
    expect(live()?.records.size).toBe(1);
    const wet = await run(['--yes'], {SEARCH_ADMIN_KEY: 'admin-key'});
    expect(wet).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Done: docs holds 2 records.') as string,
    });
    expect([...(live()?.records.values() ?? [])]).toMatchObject([
      {url: 'https://docs.example/docs/guide', type: 'lvl1'},
      {content: 'Text.'},
    ]);
    expect(dry.stdout + wet.stdout + wet.stderr).not.toContain('admin-key');
  }, 30_000);

  it('says which variable is missing', async () => {
    expect(await run([], {})).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Error: The environment has no SEARCH_ADMIN_KEY\. Fix: set it/,
      ) as string,
    });
  }, 30_000);
});
