import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createApp, languageFolders} from './createApp';
import {ClientQuota} from './search/log/ClientQuota';
import {EventLog} from './search/log/EventLog';
import {post} from './search/testing/post';
import {startServer, type RunningServer} from './startServer';
import {writeMarkdownBuild} from '@toolhive-docs/docs-mcp/testing';

let buildDir = '';
let server: RunningServer;
let log: EventLog;
beforeAll(async () => {
  buildDir = await writeMarkdownBuild('/');
  await rename(await writeMarkdownBuild('/he/'), join(buildDir, 'he'));
  await mkdir(join(buildDir, 'img'));
  await writeFile(join(buildDir, '404.html'), 'Not found');
  await writeFile(join(buildDir, 'he/404.html'), 'לא נמצא');
  log = await EventLog.open(join(buildDir, '.events.jsonl'));
  const quota = new ClientQuota(300);
  server = await startServer(createApp({buildDir, baseUrl: '/', log, quota}), '127.0.0.1', 0);
});
afterAll(async () => {
  await server.stop();
  await log.close();
  await rm(buildDir, {recursive: true});
});

const get = (path: string, accept = 'text/html') =>
  fetch(server.url + path, {redirect: 'manual', headers: {Accept: accept}});

it('folders with an index of pages are those of languages; a folder that is not there has none', () => {
  expect(languageFolders(buildDir)).toEqual(['he']);
  expect(languageFolders(join(buildDir, 'nowhere'))).toEqual([]);
});

it('both forms of a page lie below the path of its language', async () => {
  const markdown = await get('/he/guides/run', 'text/markdown');
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(markdown.headers.get('link')).toContain(
    '<https://docs.example.com/he/guides/run>; rel="canonical"',
  );
  expect((await get('/he/guides/run')).headers.get('link')).toContain(
    '<https://docs.example.com/he/guides/run.md>; rel="alternate"',
  );
});

it('addresses are brought to one spelling within the language', async () => {
  for (const [path, to] of [
    ['/he?a=b', '/he/?a=b'],
    ['/he/guides/run/index.html', '/he/guides/run'],
  ] as const)
    expect((await get(path)).headers.get('location')).toBe(to);
});

it('what a client may say of pages is counted over all languages', async () => {
  const said = {page: '/guides/run', version: 'v0.0.47', isHelpful: false};
  const statuses: number[] = [];
  for (const path of ['/1/feedback', '/he/1/feedback', '/1/feedback', '/he/1/feedback'])
    statuses.push((await post(server.url + path, said)).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
});

it('a page that is not there is said so in the language, and that page has no address', async () => {
  for (const [path, text] of [
    ['/he/nowhere', 'לא נמצא'],
    ['/he/404', 'לא נמצא'],
    ['/nowhere', 'Not found'],
  ] as const) {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, text]);
  }
});
