import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createApp, languageFolders} from './createApp';
import {startServer, type RunningServer} from './startServer';
import {writeMarkdownBuild} from '@toolhive-docs/docs-mcp/testing';

let buildDir = '';
let server: RunningServer;
beforeAll(async () => {
  buildDir = await writeMarkdownBuild('/');
  await rename(await writeMarkdownBuild('/he/'), join(buildDir, 'he'));
  await mkdir(join(buildDir, 'img'));
  await writeFile(join(buildDir, '404.html'), 'Not found');
  await writeFile(join(buildDir, 'he/404.html'), 'לא נמצא');
  server = await startServer(createApp({buildDir, baseUrl: '/'}), '127.0.0.1', 0);
});
afterAll(async () => {
  await server.stop();
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
