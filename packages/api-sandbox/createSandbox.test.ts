import {readFileSync} from 'node:fs';
import {describe, expect, test, vi} from 'vitest';
import {parse} from 'yaml';
import {validate} from '@toolhive-docs/api-spec';
import {supportedClients} from './handlers/clientHandlers';
import {createSandbox, emptyState, registryFrom, sequentialPorts} from './index';
import type {Registry, SandboxOptions} from './index';
import {limits} from './limits';
import {randomPort} from './ports';
import {preferredStatus} from './handlers/exampleResponse';
import {generatedName, imageFails} from './state/imageRules';
import {goldenRegistries, localApi} from './testing/goldenWorld';

function sandboxWith(options: Partial<SandboxOptions> = {}) {
  const sandbox = createSandbox({
    spec: localApi,
    registries: goldenRegistries,
    now: () => 0,
    pickPort: sequentialPorts(20_000),
    ...options,
  });
  const send = (method: string, path: string, body?: unknown) =>
    sandbox.fetch(
      new Request(`http://sandbox/api${path}`, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
  const create = (name: string) => send('POST', '/v1beta/workloads', {name, image: 'mcp/time'});
  return {sandbox, send, create};
}

describe('the document', () => {
  test('is the specification itself', {tags: ['7.2-2']}, async () => {
    const response = await sandboxWith().send('GET', '/openapi.json');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual(localApi);
  });
  test('with an operation the sandbox does not know is refused', () => {
    const paths = {'/new': {get: {operationId: 'getNews', summary: 'News', responses: {}}}};
    expect(() => createSandbox({spec: {...localApi, paths}, registries: {}})).toThrow(
      /"getNews", which the sandbox cannot answer\. .* Fix: add its handler to a file of packages\/api-sandbox\/handlers/,
    );
  });
});

test('discovery lists the clients the specification names', {tags: ['3.3-19']}, () => {
  const schema = localApi.components?.schemas?.MCPClient;
  expect([...supportedClients].sort()).toEqual(
    [...(typeof schema === 'object' ? (schema.enum ?? []) : [])].sort(),
  );
});

describe('the registry of this site', () => {
  const data = parse(readFileSync('specs/registry-servers.yaml', 'utf8')) as Registry;
  const registry = registryFrom(data);

  test('has every server of the file in order of name, each as the specification says', () => {
    expect(Object.keys(registry.servers)).toEqual(Object.keys(data.servers).sort());
    expect(validate(localApi, '#/components/schemas/Registry', registry)).toEqual([]);
  });
  test('sends the fields of a server in the order of the real server', () => {
    expect(Object.keys(registry.servers.osv ?? {}).slice(0, 4)).toEqual([
      'name',
      'image',
      'description',
      'transport',
    ]);
  });
  test('leaves out empty permissions, and sends an empty repository reference', () => {
    expect(registry.servers.git?.permissions).toEqual({network: {outbound: {}}});
    expect(registry.servers.filesystem?.permissions).toEqual({
      read: ['/tmp'],
      write: ['/tmp'],
      network: {outbound: {allow_transport: ['tcp'], allow_port: [443]}},
    });
    expect(registry.servers.osv?.provenance).toMatchObject({repository_ref: ''});
  });
  test('says of a variable that it is secret, never that it is not', () => {
    expect(registry.servers.grafana?.env_vars).toEqual([
      {name: 'GRAFANA_URL', description: 'Address of Grafana', required: true},
      {name: 'GRAFANA_API_KEY', description: 'Service account token', required: true, secret: true},
    ]);
  });
});

describe('the state', () => {
  test('can be taken out and begun with', async () => {
    const first = sandboxWith();
    await first.create('a');
    await first.send('POST', '/v1beta/clients', {name: 'cursor'});
    const state = JSON.parse(JSON.stringify(first.sandbox.state())) as typeof emptyState;
    const second = sandboxWith({state, now: () => 60_000});
    expect(await (await second.send('GET', '/v1beta/clients')).json()).toEqual([{name: 'cursor'}]);
    expect(await (await second.send('GET', '/v1beta/workloads/a')).json()).toMatchObject({
      status: 'running',
      port: 20_000,
    });
    expect((await second.create('b')).status).toBe(201);
    expect(first.sandbox.state().workloads).toHaveLength(1);
  });
});

describe('a change that must be kept somewhere first', () => {
  test('is acknowledged only after it is kept', async () => {
    let kept = false;
    const {create} = sandboxWith({
      commit: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        kept = true;
      },
    });
    expect((await create('a')).status).toBe(201);
    expect(kept).toBe(true);
  });
  test('does not happen when it cannot be kept', async () => {
    let broken = true;
    const {create, sandbox} = sandboxWith({
      commit: () => (broken ? Promise.reject(new Error('disk full')) : Promise.resolve()),
    });
    const refused = await create('a');
    expect(`${refused.status} ${await refused.text()}`).toBe(
      '500 The sandbox cannot keep the change\n',
    );
    expect(sandbox.state()).toEqual(emptyState);
    broken = false;
    expect((await create('a')).status).toBe(201);
  });
  test('waits for the one before, so that a name is given once', async () => {
    const kept: string[][] = [];
    const {create, sandbox} = sandboxWith({
      commit: async ({workloads}) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        kept.push(workloads.map(({name}) => name));
      },
    });
    const statuses = (await Promise.all([create('a'), create('a'), create('b'), create('a')])).map(
      ({status}) => status,
    );
    expect(statuses).toEqual([201, 409, 201, 409]);
    expect(kept).toEqual([['a'], ['a', 'b']]);
    expect(sandbox.state().workloads.map(({port}) => port)).toEqual([20_000, 20_001]);
  });
  test('is not asked for when nothing changes', async () => {
    const commit = vi.fn(() => Promise.resolve());
    const {send} = sandboxWith({commit});
    await send('POST', '/v1beta/clients', {name: 'cursor'});
    await send('POST', '/v1beta/clients', {name: 'cursor'});
    await send('DELETE', '/v1beta/workloads/none');
    expect(commit).toHaveBeenCalledTimes(1);
  });
});

describe('a body that comes too slowly', () => {
  test('is given up', async () => {
    vi.useFakeTimers();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    });
    const init: RequestInit & {duplex: 'half'} = {method: 'POST', body, duplex: 'half'};
    const answer = sandboxWith().sandbox.fetch(
      new Request('http://sandbox/api/v1beta/clients', init),
    );
    await vi.advanceTimersByTimeAsync(limits.bodyTime);
    expect(await (await answer).text()).toBe('Bad Request: the body took longer than 20 seconds\n');
    vi.useRealTimers();
  });
});

describe('images', () => {
  test.each([
    'mcp/time',
    'mcp/time:latest',
    'ghcr.io/a/b-c/d_e:v1.2',
    'localhost:5000/x',
    `x@sha256:${'0'.repeat(64)}`,
    'uvx://a@1',
    'npx://@scope/pkg',
    'go://./cmd',
    'fetch',
  ])('%s starts', (image) => expect(imageFails(image)).toBe(false));
  test.each([
    'example.net/missing',
    'missing',
    'uvx://missing',
    'UPPER/case',
    'two words',
    'a//b',
    ':tag',
    'x:',
    'http://example.net/x',
    'x@sha256:12',
  ])('%s fails', (image) => expect(imageFails(image)).toBe(true));
  test.each([
    ['ghcr.io/stackloklabs/osv-mcp/server:latest', 'ghcr-io-stackloklabs-osv-mcp-server-17'],
    ['mcp/time', 'mcp-time-17'],
    ['localhost:5000/x', 'localhost-17'],
    ['npx://@scope/pkg@1.0.0', 'npx-17'],
    [`x@sha256:${'0'.repeat(64)}`, 'x-sha256-17'],
    ['x'.repeat(500), `${'x'.repeat(117)}-17`],
  ])('%s gives the name %s', (image, name) =>
    expect(generatedName(image, 17_900, () => false)).toBe(name),
  );
  test('a generated name that is taken counts on', () =>
    expect(generatedName('x', 17_000, (name) => name === 'x-17')).toBe('x-18'));
});

test('a random port is free and in range', () => {
  for (let run = 0; run < 200; run += 1)
    expect(randomPort((port) => port % 2 === 0)).toSatisfy(
      (port: number) => port % 2 === 1 && port >= 10_000 && port <= 65_535,
    );
  expect(randomPort((port) => port !== 10_007)).toBe(10_007);
});

test.each([
  ['code=404', 404],
  ['respond-async, code=500', 500],
  ['wait=1;code=409', 409],
  ['code=4040', undefined],
  ['xcode=404', undefined],
  ['', undefined],
])('Prefer: %s', (value, status) => {
  expect(preferredStatus(new Headers({Prefer: value}))).toBe(status);
});
