import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {DRAWING_POLICY, PLAN_FILE} from '@toolhive-docs/hosting';
import {createApp} from '../createApp';
import {writeExampleBuild} from '../testing/exampleBuild';

const REDIRECTS = [
  {from: '/old/page', to: '/toolhive/quickstart'},
  {from: '/older/', to: '/toolhive/#part'},
];

let buildDir = '';
const write = (headers: Record<string, string>) =>
  writeFile(
    join(buildDir, PLAN_FILE),
    JSON.stringify({baseUrl: '/', headers, redirects: REDIRECTS}),
  );

beforeAll(async () => {
  buildDir = await writeExampleBuild();
});
afterAll(async () => {
  await rm(buildDir, {recursive: true});
});

const call = (path: string, baseUrl = '/', headers: Record<string, string> = {}) =>
  createApp({buildDir, baseUrl}).request(path, {headers});

describe('headers', () => {
  it('are careful ones while the build has no plan', async () => {
    expect((await call('/')).headers.get('content-security-policy')).toMatch(
      /script-src 'self';.*require-trusted-types-for/,
    );
  });

  it('are those of the build that is there now', async () => {
    const app = createApp({buildDir, baseUrl: '/'});
    await write({'Content-Security-Policy': 'one'});
    expect((await app.request('/')).headers.get('content-security-policy')).toBe('one');
    await write({'Content-Security-Policy': 'the other'});
    expect((await app.request('/nowhere')).headers.get('content-security-policy')).toBe(
      'the other',
    );
  });

  it.each([
    ['broken', '{"headers": {"Content-Secur'],
    ['empty', ''],
    ['of another shape', '{"headers": {"a": 1}, "redirects": []}'],
  ])('are those of the last good plan while its file is %s', async (_, text) => {
    const problems = vi.spyOn(console, 'error').mockReturnValue();
    const app = createApp({buildDir, baseUrl: '/'});
    await write({'Content-Security-Policy': 'good'});
    const policy = async () => (await app.request('/')).headers.get('content-security-policy');
    expect(await policy()).toBe('good');
    await writeFile(join(buildDir, PLAN_FILE), text);
    expect(await policy()).toBe('good');
    expect(await policy()).toBe('good');
    expect(problems.mock.calls).toEqual([
      [expect.stringMatching(/\.hosting\.json cannot be read, so the last good plan stays: /)],
    ]);
    problems.mockRestore();
    await write({'Content-Security-Policy': 'the other'});
    expect(await policy()).toBe('the other');
  });

  it('let a drawing that is opened by itself have its styles', async () => {
    await mkdir(join(buildDir, 'img/diagrams'));
    await writeFile(join(buildDir, 'img/diagrams/a.svg'), '<svg/>');
    expect((await call('/img/diagrams/a.svg')).headers.get('content-security-policy')).toBe(
      DRAWING_POLICY,
    );
    expect((await call('/img/logo.svg')).headers.get('content-security-policy')).toBe('the other');
  });

  it('let programs of other origins read specifications, and nothing else', async () => {
    await mkdir(join(buildDir, 'api-specs'));
    await writeFile(join(buildDir, 'api-specs/a.json'), '{}');
    const leave = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await call(path, '/', headers);
      return [
        answer.status,
        answer.headers.get('access-control-allow-origin'),
        answer.headers.get('cross-origin-resource-policy'),
      ];
    };
    expect(await leave('/api-specs/a.json')).toEqual([200, '*', 'cross-origin']);
    const etag = (await call('/api-specs/a.json')).headers.get('etag') ?? '';
    expect(await leave('/api-specs/a.json', {'If-None-Match': etag})).toEqual([
      304,
      '*',
      'cross-origin',
    ]);
    expect(await leave('/img/logo.svg')).toEqual([200, null, null]);
  });

  it.each(['GET', 'HEAD'])(
    'say of the catalog of interfaces that it is one, to %s',
    async (method) => {
      await mkdir(join(buildDir, '.well-known'), {recursive: true});
      await writeFile(join(buildDir, '.well-known/api-catalog'), '{}');
      const app = createApp({buildDir, baseUrl: '/'});
      const {headers} = await app.request('/.well-known/api-catalog', {method});
      expect(headers.get('link')).toBe('<api-catalog>; rel="api-catalog"');
    },
  );

  it.each(['/.hosting.json', '/_headers', '/_redirects', '/vercel.json', '/vercel.json.br'])(
    'the files that hold them are not served: %s',
    async (path) => {
      await writeFile(join(buildDir, path), JSON.stringify({headers: {}, redirects: []}));
      expect((await call(path)).status).toBe(404);
      await write({});
    },
  );
});

describe('pages that have moved', () => {
  it.each([
    ['/old/page', '/toolhive/quickstart'],
    ['/old/page/', '/toolhive/quickstart'],
    ['/old/page.html', '/toolhive/quickstart'],
    ['/old/page/index.html?a=b', '/toolhive/quickstart?a=b'],
    ['/older?q=1', '/toolhive/?q=1#part'],
  ])('%s leads to %s for good', async (path, to) => {
    const answer = await call(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
  });

  it('lead on below the base path', async () => {
    expect((await call('/docs/old/page', '/docs/')).headers.get('location')).toBe(
      '/docs/toolhive/quickstart',
    );
  });

  it('are no others', async () => {
    expect((await call('/old')).status).toBe(404);
    expect((await call('/toolhive/quickstart')).status).toBe(200);
  });
});
