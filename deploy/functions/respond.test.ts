import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {writeMarkdownBuild} from '@toolhive-docs/docs-mcp/testing';
import {PAGE_INDEX} from '@toolhive-docs/agent-files';
import {respond, type Host} from './respond';

/** What a host adds to each response of its own. */
const USUAL = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'self'",
};

let folder = '';
beforeAll(async () => {
  folder = await writeMarkdownBuild();
});
afterAll(() => rmSync(folder, {recursive: true}));
afterEach(() => void vi.restoreAllMocks());

/** A host that knows methods and ranges, as all do. */
function sent(path: string, request?: Request): Response {
  const headers = {...USUAL, ETag: '"a"', 'Accept-Ranges': 'bytes'};
  let body: Buffer;
  try {
    body = readFileSync(join(folder, path));
  } catch {
    return new Response('no such file', {status: 404, headers: {...headers, 'X-Host': 'missing'}});
  }
  if (request?.method === 'HEAD')
    return new Response(null, {headers: {...headers, 'Content-Length': String(body.length)}});
  const [, end] = /^bytes=0-(\d+)$/.exec(request?.headers.get('Range') ?? '') ?? [];
  return end === undefined
    ? new Response(new Uint8Array(body), {headers})
    : new Response(new Uint8Array(body.subarray(0, Number(end) + 1)), {status: 206, headers});
}

let hosts = 0;

/** Sends a request to the function, in front of a host of its own. */
function ask(path: string, init: RequestInit = {}, other: Partial<Host> = {}): Promise<Response> {
  hosts += 1;
  const request = new Request(`https://host${hosts}.example${path}`, init);
  const own = new URL(request.url).pathname.slice(1);
  return respond(request, {
    baseUrl: '/',
    file: (file) => Promise.resolve(sent(file)),
    next: () => Promise.resolve(sent(own, request)),
    ...other,
  });
}

const SECTION = '/guides/run.md?section=ports';
const TEXT = '# Run\n\n## Ports\n\nPick one.\n';

describe('a section', () => {
  it('is cut from the whole page, whatever part of it a client asks for', async () => {
    const answer = await ask(SECTION, {headers: {Range: 'bytes=0-9'}});
    expect([answer.status, await answer.text()]).toEqual([200, TEXT]);
    expect(answer.headers.has('accept-ranges')).toBe(false);
  });

  it('has the same headers for HEAD as for GET', async () => {
    const [head, get] = [await ask(SECTION, {method: 'HEAD'}), await ask(SECTION)];
    expect([...head.headers]).toEqual([...get.headers]);
    expect(head.headers.get('x-markdown-tokens')).toMatch(/^[1-9]/);
  });
});

describe('what the function makes itself', () => {
  it.each([
    [200, SECTION],
    [404, '/guides/run.md?section=none'],
    [404, '/guides/rum.md'],
  ])('has the headers of the host, without those of its files: %s for %s', async (status, path) => {
    const {headers, status: got} = await ask(path);
    expect(got).toBe(status);
    for (const [name, value] of Object.entries(USUAL)) expect(headers.get(name)).toBe(value);
    expect(headers.has('etag')).toBe(false);
  });

  it('leads to the address that Markdown has now, without asking the host', async () => {
    const next = () => Promise.reject(new Error('asked'));
    const {status, headers} = await ask('/guides.md?a=b', {}, {next});
    expect([status, [...headers]]).toEqual([308, [['location', '/guides/index.md?a=b']]]);
  });

  it('leads programs from a missing page to the index, and is asked for again each time', async () => {
    for (const path of ['/guides/rum.md', '/guides/run.md?section=none']) {
      const {headers} = await ask(path);
      expect(headers.get('link')).toContain('/llms.txt>; rel="describedby"');
      expect(headers.get('x-markdown-tokens')).toMatch(/^[1-9]/);
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    expect((await ask(SECTION)).headers.get('cache-control')).toBe('no-cache');
  });
});

it('leads from a page that is no documentation to the index, and from no other file', async () => {
  const link = async (path: string, type: string): Promise<string | null> => {
    const own = sent(path.slice(1));
    own.headers.set('Content-Type', type);
    return (await ask(path, {}, {next: () => Promise.resolve(own)})).headers.get('link');
  };
  expect(await link('/search/index.html', 'text/html; charset=utf-8')).toContain('/llms.txt');
  expect(await link('/assets/a.js', 'text/javascript')).toBeNull();
});

it('leads from the page of a missing address to the index, too, whose form depends on the client', async () => {
  const {status, headers} = await ask('/guides/rum');
  expect(status).toBe(404);
  expect(headers.get('link')).toContain('/llms.txt>; rel="describedby"');
  expect(headers.get('vary')).toContain('Accept, User-Agent');
});

it('says once what an answer depends on, also where the file has passed the function before', async () => {
  const file = async (path: string) => ask(`/${path}`);
  const answer = await ask(
    '/guides/run',
    {headers: {Accept: 'text/markdown'}},
    {
      file: (path) => (path === PAGE_INDEX ? Promise.resolve(sent(path)) : file(path)),
    },
  );
  expect(answer.headers.get('vary')).toBe('Accept, User-Agent');
});

describe('while the index of pages cannot be read', () => {
  it.each([
    ['is behind a login page', () => Promise.resolve(new Response('<html>', {status: 401}))],
    ['does not come', () => Promise.reject(new Error('network'))],
    ['is no index', () => Promise.resolve(new Response('{}'))],
  ])('the host answers by itself: it %s', async (_why, file) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const answer = await ask('/guides/run.md', {}, {file});
    expect([answer.status, await answer.text()]).toEqual([
      200,
      readFileSync(join(folder, 'guides/run.md'), 'utf8'),
    ]);
    expect(log.mock.calls.join()).toContain('pages.json cannot be read');
  });
});
