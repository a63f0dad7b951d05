import {afterAll, describe, expect, test} from 'vitest';
import {goldenFiles, goldenWorld, runGolden} from '@toolhive-docs/api-sandbox/testing';
import {rawRequest} from '../testing/rawRequest';
import {allowOrigins} from './allowOrigins';
import type {Limits} from '../limits';
import {startServer, type RunningServer} from '../startServer';

const servers: RunningServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function open(cors: readonly string[] = [], limits: Partial<Limits> = {}) {
  const {sandbox, advance} = goldenWorld();
  const app = {fetch: allowOrigins(sandbox.fetch, cors)};
  const server = await startServer(app, '127.0.0.1', 0, limits);
  servers.push(server);
  return {...server, advance, sandbox};
}

describe('golden files over HTTP', () => {
  test.each(goldenFiles)('$file', async ({file, exchanges}) => {
    const {url, advance} = await open();
    await runGolden(exchanges, file, {
      advance,
      send: (method, target, headers, body) =>
        fetch(url + target, {
          method,
          headers: headers.map(([name, value]) => [name, value] as [string, string]),
          body: body ?? null,
        }),
    });
  });
});

describe('requests that are hardly HTTP', () => {
  test.each([
    [
      'nonsense',
      'hello\r\n\r\n',
      /^HTTP\/1\.1 400 Bad Request\r\n.*\r\n\r\nBad Request: the request cannot be read\n$/s,
    ],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
    [
      'a wrong host',
      'GET /health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 400 .*\r\n\r\nBad Request: the request cannot be read\n$/s,
    ],
    [
      'headers without end',
      `GET /health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 .*text\/plain/s,
    ],
    [
      'a method that pages cannot send',
      'TRACE /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 405 .*Allow: GET/s,
    ],
    [
      'an unknown method',
      'BREW /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 40[05] /,
    ],
    [
      'two lengths',
      'POST /api/v1beta/clients HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a length below zero',
      'POST /api/v1beta/clients HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a path with a line break',
      'GET /api/v1beta/workloads/a%0d%0aX:1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 404 /,
    ],
    [
      'a path that is a whole address',
      'GET http://elsewhere.example/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 204 /,
    ],
    ['an old version', 'GET /health HTTP/1.0\r\n\r\n', /^HTTP\/1\.[01] 204 /],
  ])('%s', async (_, request, answer) => {
    const {port} = await open();
    expect(await rawRequest(port, request)).toMatch(answer);
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(204);
  });
});

describe('slow and large requests', () => {
  test('headers that never end are given up', async () => {
    const {port} = await open([], {headers: 200, request: 400, check: 50});
    expect(await rawRequest(port, 'GET /health HTTP/1.1\r\nHost: x\r\n')).toMatch(
      /^HTTP\/1\.1 408 Request Timeout\r\n.*Request Timeout: the request cannot be read\n$/s,
    );
  });
  test('a body that never ends is given up, and others are answered meanwhile', async () => {
    const {port, url} = await open([], {headers: 200, request: 400, check: 50});
    const slow = rawRequest(
      port,
      'POST /api/v1beta/clients HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"name":',
    );
    expect((await fetch(`${url}/health`)).status).toBe(204);
    expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
  });
  test('a body of fifty megabytes gets its answer', async () => {
    const {url} = await open();
    const chunk = new Uint8Array(1_000_000).fill(32);
    let left = 50;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    });
    const init: RequestInit & {duplex: 'half'} = {method: 'POST', body, duplex: 'half'};
    // The answer comes before the body is through; a client may then see it or a broken connection, but never waits for ever.
    const answer = await fetch(`${url}/api/v1beta/workloads`, init).then(
      ({status}) => status,
      () => 'broken',
    );
    expect([400, 'broken']).toContain(answer);
    expect((await fetch(`${url}/health`)).status).toBe(204);
  });
});

describe('pages of other origins', () => {
  const ask = (url: string, origin: string, method = 'GET') =>
    fetch(`${url}/api/v1beta/clients`, {
      method,
      headers: {
        Origin: origin,
        ...(method === 'OPTIONS' && {
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Private-Network': 'true',
        }),
      },
    });

  test('get no leave by default, as with the real server', async () => {
    const {url} = await open();
    expect(
      (await ask(url, 'http://localhost:3000')).headers.has('access-control-allow-origin'),
    ).toBe(false);
    expect((await ask(url, 'http://localhost:3000', 'OPTIONS')).status).toBe(405);
  });
  test('may call when they are named', async () => {
    const {url} = await open(['http://localhost:3000']);
    expect(Object.fromEntries((await ask(url, 'http://localhost:3000')).headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
      // What its scripts may read besides.
      'access-control-expose-headers': 'Allow,Preference-Applied,WWW-Authenticate',
    });
    const preflight = await ask(url, 'http://localhost:3000', 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-methods': 'GET,POST,DELETE',
      'access-control-allow-headers': 'Authorization,Content-Type,Prefer',
      'access-control-allow-private-network': 'true',
    });
    expect(
      (await ask(url, 'http://elsewhere.example')).headers.has('access-control-allow-origin'),
    ).toBe(false);
    const refused = await ask(url, 'http://elsewhere.example', 'OPTIONS');
    expect(refused.headers.has('access-control-allow-private-network')).toBe(false);
  });
  test('may all call when all are named', async () => {
    const {url} = await open(['*']);
    expect(
      (await ask(url, 'http://elsewhere.example')).headers.get('access-control-allow-origin'),
    ).toBe('*');
  });
});
