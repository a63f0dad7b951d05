import {describe, expect, test} from 'vitest';
import {limits} from './limits';
import {goldenWorld} from './testing/goldenWorld';

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

async function post(
  body: Body,
  {
    path = '/api/v1beta/workloads',
    headers = {},
  }: {path?: string; headers?: Record<string, string>} = {},
): Promise<string> {
  const {sandbox} = goldenWorld();
  const init: RequestInit & {duplex: 'half'} = {method: 'POST', headers, body, duplex: 'half'};
  const response = await sandbox.fetch(new Request(`http://sandbox${path}`, init));
  return `${response.status} ${await response.text()}`.trim();
}

async function get(path: string): Promise<string> {
  const response = await goldenWorld().sandbox.fetch(new Request(`http://sandbox${path}`));
  return `${response.status} ${await response.text()}`.trim();
}

/** A body that never ends by itself; `taken` tells how much of it was read. */
function endless(): {stream: ReadableStream<Uint8Array>; taken: () => number} {
  let taken = 0;
  const chunk = new TextEncoder().encode('a'.repeat(65_536));
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return {stream, taken: () => taken};
}

describe('large bodies', () => {
  test('one byte too many is refused, by what arrives and by what is announced', async () => {
    const answer = `400 Bad Request: the body is larger than ${limits.bodyBytes} bytes`;
    expect(await post('x'.repeat(limits.bodyBytes + 1))).toBe(answer);
    expect(await post('{}', {headers: {'Content-Length': String(10 ** 12)}})).toBe(answer);
  });
  test('a body without end is not read to the end', async () => {
    const {stream, taken} = endless();
    expect(await post(stream)).toMatch(/^400 Bad Request: the body is larger/);
    expect(taken()).toBeLessThan(2 * limits.bodyBytes);
  });
  test('a body nobody asked for is not read at all', async () => {
    const {stream, taken} = endless();
    expect(await post(stream, {path: '/api/v1beta/registry'})).toMatch(/^501 /);
    expect(await post(endless().stream, {path: '/api/v1beta/workloads/a/stop'})).toMatch(/^404 /);
    expect(taken()).toBeLessThan(3 * 65_536);
  });
  test('a body as large as allowed is read', async () => {
    const padding = ' '.repeat(limits.bodyBytes - 50);
    expect(
      await post(`{"name": "a", "image": "mcp/time"}${padding}`.slice(0, limits.bodyBytes)),
    ).toMatch(/^201 /);
  });
});

describe('deep and wide bodies', () => {
  test.each([
    ['arrays', '['],
    ['objects', '{"a":'],
  ])('nested %s are refused before they are parsed', async (_, open) => {
    expect(await post(open.repeat(100_000))).toBe(
      `400 Bad Request: the body is nested more than ${limits.bodyDepth} levels deep`,
    );
  });
  test('brackets in strings do not count', async () => {
    expect(
      await post(
        JSON.stringify({image: 'mcp/time', cmd_arguments: ['['.repeat(1000), '\\"{'.repeat(100)]}),
      ),
    ).toMatch(/^201 /);
  });
  test('a hundred thousand wrong items give one line', async () => {
    const answer = await post(
      JSON.stringify({image: 'mcp/time', env_vars: Array<string>(100_000).fill('x')}),
    );
    expect(answer).toMatch(/^400 Invalid request: env_vars\[0\] must match/);
    expect(answer.length).toBeLessThan(400);
  });
  test('as many items as fit into a body are checked in bounded time', async () => {
    expect(
      await post(JSON.stringify({image: 'mcp/time', env_vars: Array<string>(170_000).fill('a=')})),
    ).toMatch(/^(201|400) /);
  });
  test('a hundred thousand unknown fields are ignored', async () => {
    const fields = Object.fromEntries(Array.from({length: 60_000}, (_, index) => [`f${index}`, 0]));
    expect(await post(JSON.stringify({image: 'mcp/time', ...fields}))).toMatch(/^201 /);
  });
});

describe('odd bytes', () => {
  test.each([
    [
      'not UTF-8',
      new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
      '400 Bad Request: the body is not valid UTF-8',
    ],
    [
      'UTF-16',
      new Uint8Array(Buffer.from('{"image":"x"}', 'utf16le')),
      '400 Bad Request: the body is not valid JSON',
    ],
    [
      'with a byte order mark',
      new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('{"image":"x"}')]),
      '400 Bad Request: the body is not valid JSON',
    ],
    [
      'compressed',
      new Uint8Array([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]),
      '400 Bad Request: the body is not valid UTF-8',
    ],
    ['NUL bytes', new Uint8Array(10), '400 Bad Request: the body is not valid JSON'],
  ])('%s', async (_, body, answer) => expect(await post(body)).toBe(answer));

  test('a body that breaks off is refused', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('connection reset'));
      },
    });
    expect(await post(broken)).toBe('400 Bad Request: the body did not arrive completely');
  });
});

describe('wrong types', () => {
  test.each(['null', 'true', '0', '"text"', '[]', '1e999', '-0'])(
    '%s instead of an object',
    async (body) =>
      expect(await post(body)).toMatch(/^400 Invalid request: the body must be an object/),
  );
  test.each(['name', 'image', 'host', 'transport', 'permission_profile', 'authz_config'])(
    '%s as an object',
    async (field) => {
      expect(await post(JSON.stringify({image: 'mcp/time', [field]: {toString: 'x'}}))).toContain(
        `${field} must be a string, not an object`,
      );
    },
  );
  test('a number beyond every range', async () =>
    expect(await post('{"image":"x","target_port":1e400}')).toMatch(
      /^400 Invalid request: target_port must be an integer/,
    ));
  test('names and images beyond every length', async () => {
    expect(await post(JSON.stringify({image: 'x', name: 'a'.repeat(500_000)}))).toBe(
      '400 Invalid request: name must have 128 characters or fewer; has 500000',
    );
    expect(await post(JSON.stringify({image: 'x'.repeat(500_000)}))).toBe(
      '400 Invalid request: image must have 512 characters or fewer; has 500000',
    );
  });
});

describe('keys and names that objects have by themselves', () => {
  test('__proto__ and constructor in a body are unknown fields', async () => {
    expect(
      await post('{"__proto__": {"image": "mcp/time"}, "constructor": {"prototype": {"x": 1}}}'),
    ).toBe('400 Invalid request: image is required');
    expect(
      await post('{"image": "mcp/time", "__proto__": {"name": 7}, "oidc": {"__proto__": null}}'),
    ).toMatch(/^201 /);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s is no workload, registry or server',
    async (name) => {
      expect(await get(`/api/v1beta/workloads/${name}`)).toMatch(/^404 /);
      expect(await get(`/api/v1beta/registry/${name}`)).toMatch(/^404 /);
      expect(await get(`/api/v1beta/registry/default/servers/${name}`)).toMatch(/^404 /);
    },
  );
  test('constructor can be the name of a workload like any other', async () => {
    const {sandbox} = goldenWorld();
    const create = () =>
      sandbox.fetch(
        new Request('http://sandbox/api/v1beta/workloads', {
          method: 'POST',
          body: '{"image": "mcp/time", "name": "constructor"}',
        }),
      );
    expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(409);
  });
});

describe('odd paths', () => {
  test.each([
    '/%zz',
    '/api/v1beta/workloads/%',
    '/api/v1beta/workloads/%E0%A4',
    '/api/v1beta/workloads/%00',
    '//',
    '/api/v1beta/workloads/..%2f..',
    `/api/v1beta/workloads/${'a'.repeat(100_000)}`,
  ])('%.60s', async (path) => {
    const answer = await get(path);
    expect(answer).toMatch(/^404 (404 page|Workload) not found$/);
    expect(answer.length).toBeLessThan(200);
  });
  test('a line break in a name does not break the line of the error', async () => {
    expect(await get('/api/v1beta/workloads/a%0Ab')).toBe('404 Workload not found');
  });
});

test('the number of workloads is bounded', async () => {
  const {sandbox} = goldenWorld();
  const create = () =>
    sandbox.fetch(
      new Request('http://sandbox/api/v1beta/workloads', {
        method: 'POST',
        body: '{"image": "mcp/time"}',
      }),
    );
  for (let count = 0; count < limits.workloads; count += 1)
    expect((await create()).status).toBe(201);
  const refused = await create();
  expect(`${refused.status} ${await refused.text()}`).toBe(
    '409 Conflict: the sandbox holds 500 workloads already; delete one first\n',
  );
}, 30_000);
