import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchRecord} from '@toolhive-docs/search-engine';
import {recordsOfHtml} from '@toolhive-docs/search-records';
import {runProgram} from '../../../server/sandbox/testing/runProgram';
import {refusedUrl} from '../../../src/islands/search/testing/sockets';
import {connect} from './connect';
import {indexSettings} from '@toolhive-docs/search-engine';
import {planPush} from './planPush';
import {providerSynonyms} from './providerSynonyms';
import {pushRecords} from './pushRecords';
import {emptyIndex, startProvider, type ProviderServer} from './testing/providerServer';

// The client waits between two looks at a task.
vi.setConfig({testTimeout: 30_000});

const RECORDS: readonly SearchRecord[] = Array.from({length: 2500}, (_, number) =>
  recordsOfHtml(`<main><h1>Page ${number}</h1></main>`, {route: `/page-${number}`}),
).flat();

const SYNONYMS = providerSynonyms({
  groups: [['kubernetes', 'k8s', 'kube']],
  oneWay: {credential: ['secret', 'token']},
  names: ['thv'],
});
const [GROUP, ONE_WAY] = SYNONYMS;
const THEIRS = {objectID: 'made-there', type: 'synonym', synonyms: ['a', 'b']};
const OLD = {objectID: 'site-of-an-earlier-push', type: 'synonym', synonyms: ['c', 'd']};

let provider: ProviderServer;
beforeEach(async () => {
  provider = await startProvider();
  provider.indexes.set('docs', {
    settings: {hitsPerPage: 10, typoTolerance: 'min'},
    synonyms: new Map([THEIRS, OLD].map((one) => [one.objectID, one])),
    records: new Map([['old', {}]]),
  });
});
afterEach(() => provider.close());

const client = (hosts = [provider.url], adminKey = 'admin-key') =>
  connect({appId: 'APP', adminKey, hosts});
const plan = () => planPush(client(), 'docs', SYNONYMS);
const push = async (through = client()) =>
  pushRecords(through, 'docs', RECORDS, await planPush(through, 'docs', SYNONYMS), () => undefined);
const live = () => provider.indexes.get('docs');

describe('a push', () => {
  it('replaces records, settings and our synonyms, and keeps what was made at the provider', async () => {
    await push();
    expect([...provider.indexes.keys()]).toEqual(['docs']);
    expect([...(live()?.records.keys() ?? [])]).toEqual(RECORDS.map(({objectID}) => objectID));
    expect(live()?.settings).toEqual({...indexSettings, typoTolerance: 'min'});
    expect([...(live()?.synonyms.values() ?? [])]).toEqual([THEIRS, GROUP, ONE_WAY]);
    expect(provider.calls.filter((call) => call.endsWith('_tmp/batch'))).toHaveLength(3);
  });

  it('sends a word that finds others in one direction only as that', () => {
    expect(SYNONYMS).toEqual([
      {
        objectID: expect.stringMatching(/^site-[0-9a-f]{16}$/),
        type: 'synonym',
        synonyms: ['kubernetes', 'k8s', 'kube'],
      },
      {
        objectID: expect.stringMatching(/^site-[0-9a-f]{16}$/),
        type: 'oneWaySynonym',
        input: 'credential',
        synonyms: ['secret', 'token'],
      },
    ]);
  });

  it('makes an index that is not there yet', async () => {
    provider.indexes.clear();
    await push();
    expect([live()?.records.size, live()?.synonyms.size]).toEqual([2500, 2]);
  });

  it('is announced without changing anything', async () => {
    const announced = await plan();
    expect(announced).toMatchObject({
      recordsNow: 1,
      newSynonyms: SYNONYMS,
      oldSynonyms: [OLD.objectID],
    });
    expect(announced.settings).toContain('hitsPerPage: 10 → 20');
    expect(announced.settings).toContain('distinct: not set → true');
    expect(provider.calls.filter((call) => /^(?:PUT|DELETE)|batch|operation/.test(call))).toEqual(
      [],
    );
    await push();
    expect(await plan()).toEqual({
      recordsNow: 2500,
      settings: [],
      newSynonyms: [],
      oldSynonyms: [],
    });
  });
});

describe('a push that fails', () => {
  it.each([
    ['PUT docs/settings', 1],
    ['POST docs/synonyms/batch', 1],
    ['POST docs/operation copy', 2],
    ['POST docs_tmp/batch', 1],
    ['POST docs_tmp/batch', 3],
    ['POST docs_tmp/operation move', 1],
  ] as const)(
    'at %s, time %i, leaves the live records as they were and nothing behind',
    async (step, time) => {
      let times = 0;
      provider.fault = (what) => (what === step && ++times >= time ? 400 : undefined);
      await expect(push()).rejects.toThrow('told to fail');
      expect([...provider.indexes.keys()]).toEqual(['docs']);
      expect([...(live() ?? emptyIndex()).records.keys()]).toEqual(['old']);
    },
  );
});

describe('the hosts', () => {
  it('are tried in turn', async () => {
    await push(client([await refusedUrl(), provider.url]));
    expect(live()?.records.size).toBe(2500);
  });

  it('that refuse a key are believed, and the key is not repeated in the message', async () => {
    const wrong = planPush(client([provider.url], 'wrong-key'), 'docs', SYNONYMS);
    await expect(wrong).rejects.toThrow('Invalid Application-ID or API key');
    await expect(wrong).rejects.not.toThrow(/wrong-key/);
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
