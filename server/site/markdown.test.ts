import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createApp} from '../createApp';
import {startServer, type RunningServer} from '../startServer';
import {writeMarkdownBuild} from '@toolhive-docs/docs-mcp/testing';

let buildDir = '';
let server: RunningServer;
beforeAll(async () => {
  buildDir = await writeMarkdownBuild('/base/');
  server = await startServer(createApp({buildDir, baseUrl: '/base/'}), '127.0.0.1', 0);
});
afterAll(async () => {
  await server.stop();
  await rm(buildDir, {recursive: true});
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.url}/base${path}`, {redirect: 'manual', headers, method});
const wanting = (path: string, accept: string) => get(path, {Accept: accept});

it('a page that is no documentation has one form, and names the index', async () => {
  const {headers} = await wanting('/search', 'text/markdown, text/html;q=0.9');
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('link')).toBe(
    '<https://docs.example.com/base/llms.txt>; rel="describedby"; type="text/plain"',
  );
  expect((await get('/assets/a.js')).headers.has('link')).toBe(false);
});

describe('one address has both forms of a page', () => {
  it('HTML for browsers, Markdown for those who ask for it', async () => {
    const [html, markdown] = await Promise.all([
      wanting('/guides/run', 'text/html,application/xhtml+xml,*/*;q=0.8'),
      wanting('/guides/run', 'text/markdown, text/html;q=0.9'),
    ]);
    expect([html.status, html.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect([markdown.status, markdown.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(await markdown.text()).toMatch(/^---\ntitle: Run\n[^]*## Ports/);
    expect(await html.text()).toContain('<h2 id=ports>');
  });

  it('Markdown for programs that read pages into a language model and take any form', async () => {
    const read = async (userAgent: string, accept = '*/*') => {
      const {headers} = await get('/guides/run', {'User-Agent': userAgent, Accept: accept});
      return headers.get('content-type');
    };
    expect(await read('ClaudeBot/1.0')).toBe('text/markdown; charset=utf-8');
    expect(await read('ClaudeBot/1.0', 'text/html')).toContain('text/html');
    expect(await read('curl/8.5.0')).toContain('text/html');
  });

  it('both say what it depends on, and name each other', async () => {
    const html = await get('/guides/run');
    expect(html.headers.get('vary')).toBe('Accept, User-Agent, Accept-Encoding');
    expect(html.headers.get('link')).toContain(
      '<https://docs.example.com/base/guides/run.md>; rel="alternate"',
    );
    const markdown = await get('/guides/run.md');
    expect(markdown.headers.get('vary')).toBe('Accept, User-Agent, Accept-Encoding');
    expect(markdown.headers.get('link')).toContain(
      '<https://docs.example.com/base/guides/run>; rel="canonical"',
    );
    expect(markdown.headers.get('x-robots-tag')).toBe('noindex');
    expect(Number(markdown.headers.get('x-markdown-tokens'))).toBe(
      Math.ceil((await markdown.text()).length / 4),
    );
  });

  it('each has its own entity tag, by which it is not sent again', async () => {
    const [html, markdown] = await Promise.all([get('/guides/run'), get('/guides/run.md')]);
    const [first, second] = [html, markdown].map(({headers}) => headers.get('etag') ?? '');
    expect(first).not.toBe(second);
    const again = await get('/guides/run', {
      Accept: 'text/markdown',
      'If-None-Match': second ?? '',
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await get('/guides/run', {Accept: 'text/markdown', 'If-None-Match': first ?? ''});
    expect(other.status).toBe(200);
  });

  it('a script is what it is, whatever is asked for', async () => {
    const script = await wanting('/assets/a.js', 'text/markdown');
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect(script.headers.get('vary')).toBe('Accept-Encoding');
  });
});

describe('addresses of Markdown', () => {
  it.each([
    ['/index.md', 200],
    ['/guides/index.md', 200],
    ['/guides/run.md', 200],
  ])('%s answers %s', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('search engines do not list a file of Markdown that is no page either', async () => {
    await writeFile(join(buildDir, 'skill.md'), '# Skill');
    const {status, headers} = await get('/skill.md');
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });

  it.each([
    ['/guides.md', '/base/guides/index.md'],
    ['/guides/run/index.md?section=ports', '/base/guides/run.md?section=ports'],
  ])('%s leads to %s', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
  });
});

describe('a section alone', () => {
  it.each(['/guides/run.md?section=ports', '/guides/run?section=ports'])(
    'is at %s, with the headings above it and its own tokens and tag',
    async (path) => {
      const answer = await wanting(path, 'text/markdown');
      const text = await answer.text();
      expect(text).toBe('# Run\n\n## Ports\n\nPick one.\n');
      expect(answer.headers.get('x-markdown-tokens')).toBe('7');
      const tag = answer.headers.get('etag') ?? '';
      const again = await get(path, {Accept: 'text/markdown', 'If-None-Match': tag});
      expect(again.status).toBe(304);
      expect((await get(path, {Accept: 'text/markdown'}, 'HEAD')).headers.get('etag')).toBe(tag);
    },
  );

  it('of a flag is its row', async () => {
    expect(await (await get('/guides/run.md?section=--port')).text()).toContain(
      '## Hosts\n\n| Flag | Meaning |\n| - | - |\n| --port | The port |',
    );
  });

  it('that is not there answers 404 with those that are', async () => {
    const answer = await get('/guides/run.md?section=../../etc/passwd');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('- `ports`: Ports');
  });

  it('does not change the HTML of a page', async () => {
    expect(await (await get('/guides/run?section=ports')).text()).toContain('<h2 id=hosts>');
  });
});

describe('a page that is not there', () => {
  it.each([
    ['/guides/rum.md', '*/*'],
    ['/guides/rum', 'text/markdown'],
  ])('%s for %s answers 404 with the nearest pages, in Markdown', async (path, accept) => {
    const answer = await wanting(path, accept);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'text/markdown; charset=utf-8',
    ]);
    const text = await answer.text();
    expect(text).toContain('[Run](https://docs.example.com/base/guides/run.md)');
    expect(text).toContain('https://docs.example.com/base/llms.txt');
  });

  it('is a page for browsers, and that depends on Accept too', async () => {
    const answer = await wanting('/guides/rum', 'text/html');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(answer.headers.get('vary')).toContain('Accept,');
    expect(answer.headers.get('link')).toContain('/llms.txt>; rel="describedby"');
  });
});

it('an index that breaks while the server runs leaves the last good one', async () => {
  await writeFile(join(buildDir, 'pages.json'), '{"pages":');
  expect((await wanting('/guides/run', 'text/markdown')).headers.get('content-type')).toMatch(
    /markdown/,
  );
});
