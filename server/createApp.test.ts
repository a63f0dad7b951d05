import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {SECURE_HEADERS} from '@toolhive-docs/hosting';
import {createApp} from './createApp';
import {EXAMPLE_FILES, writeExampleBuild} from './testing/exampleBuild';
import {exampleServer} from './testing/exampleServer';
import {rawGet, rawRequest} from './testing/rawRequest';

const HSTS = 'Strict-Transport-Security';

const server = exampleServer();

const call = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, {redirect: 'manual', ...init});
const header = (name: string, value: string): RequestInit => ({headers: {[name]: value}});

describe('pages', () => {
  it.each(['/toolhive/quickstart', '/toolhive/quickstart/'])(
    '%s answers with its page',
    async (path) => {
      const answer = await call(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toBe(EXAMPLE_FILES['toolhive/quickstart/index.html']);
    },
  );

  it('an address that names the file redirects to the clean one and keeps the query', async () => {
    const answer = await call('/toolhive/quickstart/index.html?q=a');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/toolhive/quickstart?q=a');
  });

  it('an unknown address answers 404 with the not-found page', async () => {
    const answer = await call('/nowhere/at/all');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(EXAMPLE_FILES['404.html']);
  });

  it('an unknown script answers 404 with a short text, not with a page', async () => {
    const answer = await call('/assets/js/old.00000000.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it.each(['/.stamp.json', '/.stamp.json.br', '/404.html.gz', '/index.html.br'])(
    '%s is not served',
    async (path) => {
      expect((await call(path)).status).toBe(404);
    },
  );

  it.each([
    ['/index', '/'],
    ['/toolhive/quickstart/index', '/toolhive/quickstart'],
    ['/toolhive//quickstart?q=a', '/toolhive/quickstart?q=a'],
    ['//toolhive/', '/toolhive/'],
  ])('%s, which no page script knows, redirects to %s', async (path, to) => {
    const answer = await call(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
  });

  it('an address with two slashes that is no page answers 404', async () => {
    expect((await call('//nowhere//at')).status).toBe(404);
  });
});

describe('methods', () => {
  it('HEAD answers as GET does, without a body', async () => {
    const answer = await call('/numbers.txt', {
      method: 'HEAD',
      ...header('Accept-Encoding', 'identity'),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('10');
    expect(await answer.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    '%s answers 405 and says what is allowed',
    {tags: ['1-22']},
    async (method) => {
      const answer = await call('/toolhive/', {method});
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    },
  );
});

describe('malformed requests', () => {
  it.each(['/%', '/%E0%A4%A', '/toolhive/%zz'])(
    '%s answers 400',
    {tags: ['8-13']},
    async (path) => {
      const answer = await rawGet(server.port, path);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain(EXAMPLE_FILES['404.html']);
    },
  );

  it.each([
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/a%00b',
  ])('%s stays inside the build', async (path) => {
    expect(await rawGet(server.port, path)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it.each(['/..\\..\\etc\\passwd', 'http://[/', '*'])('%s is refused', async (path) => {
    expect(await rawGet(server.port, path)).toMatch(/^HTTP\/1\.1 40[04] /);
  });

  it('an address that looks like another host never redirects there', async () => {
    expect(await rawGet(server.port, '//toolhive/quickstart.html')).toContain(
      '\r\nLocation: /toolhive/quickstart\r\n',
    );
  });

  it('the server still answers afterwards', async () => {
    expect((await call('/')).status).toBe(200);
  });
});

describe('every answer', () => {
  it.each([
    ['/', 200],
    ['/nowhere', 404],
    ['/%', 400],
    ['/index.html', 308],
    ['/healthz', 200],
  ])('%s (%i) carries the security headers', async (path, status) => {
    const answer = await call(path);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries({...SECURE_HEADERS, [HSTS]: null})) {
      expect(answer.headers.get(name)).toBe(value);
    }
  });

  it.each(['/', '/nowhere', '/index.html', '/healthz'])(
    '%s carries HSTS over TLS alone, which a proxy in front tells of',
    async (path) => {
      const over = async (protocol: string) =>
        (await call(path, header('X-Forwarded-Proto', protocol))).headers.get(HSTS);
      expect(await over('https')).toBe(SECURE_HEADERS[HSTS]);
      expect(await over('https, http')).toBe(SECURE_HEADERS[HSTS]);
      expect(await over('http')).toBeNull();
    },
  );

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n', 400],
    ['a wrong host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['a host that is no name', 'GET / HTTP/1.1\r\nHost: xn--a\r\nConnection: close\r\n\r\n', 400],
    [
      'a host that is no address',
      'GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['too long headers', `GET / HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a wrong expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n', 417],
  ])('to %s is a bare one that carries them too, and a date', async (_, bytes, status) => {
    const response = await rawRequest(server.port, bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n/);
    expect(response).toContain("\r\nContent-Security-Policy: default-src 'none'\r\n");
    expect(response).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(response).not.toContain(HSTS);
  });

  it('a file that vanished under the running server answers 404', async () => {
    const other = await writeExampleBuild();
    const app = createApp({buildDir: other, baseUrl: '/'});
    expect((await app.request('/numbers.txt')).status).toBe(200);
    await rm(join(other, 'numbers.txt'));
    expect((await app.request('/numbers.txt')).status).toBe(404);
    await rm(other, {recursive: true});
    expect((await app.request('/')).status).toBe(404);
  });
});

describe('under a base path', () => {
  const app = () => createApp({buildDir: server.buildDir, baseUrl: '/docs/'});

  it.each(['/docs/', '/docs/toolhive/quickstart'])('%s is a page', async (path) => {
    expect((await app().request(path)).status).toBe(200);
  });

  it.each([
    ['/', 307, '/docs/'],
    ['/docs', 307, '/docs/'],
    ['/docs/toolhive/quickstart.html', 308, '/docs/toolhive/quickstart'],
  ])('%s redirects (%i) to %s', async (path, status, to) => {
    const answer = await app().request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(to);
  });

  it.each(['/robots.txt', '/.well-known/api-catalog'])(
    '%s is at the root of the host as well, where programs look for it',
    async (path) => {
      await mkdir(join(server.buildDir, '.well-known'), {recursive: true});
      await writeFile(join(server.buildDir, path), 'found');
      for (const at of [path, `/docs${path}`])
        expect(await (await app().request(at)).text()).toBe('found');
      expect((await app().request('/.well-known/nothing')).status).toBe(404);
    },
  );

  it('a page outside the base path is not found', async () => {
    expect((await app().request('/toolhive/quickstart')).status).toBe(404);
  });
});
