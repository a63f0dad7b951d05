import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {describe, expect, it, vi} from 'vitest';
import {FairSemaphore} from '../search/FairSemaphore';
import {HttpError} from '../search/HttpError';
import {PendingResponses} from '../search/PendingResponses';
import {mcpServer} from '../testing/mcpServer';
import {rawRequest} from '../testing/rawRequest';

const server = mcpServer();
const {post} = server;

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

const call = (id: number, name: string, args: unknown): object => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: {name, arguments: args},
});

/** Calls that compute for long. */
const slow = (count: number): string =>
  JSON.stringify(
    Array.from({length: count}, (_, id) =>
      call(id, 'check_manifest', {
        yaml: `apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata: {name: a}\nspec:\n${Array.from({length: 900}, (__, at) => ` wrongfield${id}x${at}: 1`).join('\n')}`.slice(
          0,
          9000,
        ),
      }),
    ),
  );

/** Sends a request as it is, and reads nothing. */
async function send(body: string): Promise<Socket> {
  const {port, hostname} = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(requestOf(body));
  return socket;
}

const requestOf = (body: string, headers = ''): string =>
  `POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const isHealthy = async (): Promise<boolean> => (await fetch(`${server.url}/healthz`)).ok;

describe('a batch', () => {
  it('of more than ten messages is refused with what is allowed, before any of it runs', async () => {
    const {status, body} = await post(
      JSON.stringify(
        Array.from({length: 11}, (_, id) => call(id, 'get_page', {url: '/guides/run'})),
      ),
    );
    expect([status, JSON.parse(body)]).toMatchObject([
      400,
      {error: {message: 'The batch has 11 messages; allowed: 10. Fix: send fewer at a time.'}},
    ]);
  });

  it('of ten messages is answered as a whole', async () => {
    const {body} = await post(
      JSON.stringify(
        Array.from({length: 10}, (_, id) => call(id, 'get_page', {url: '/guides/run'})),
      ),
    );
    expect(body.match(/"structuredContent"/g)).toHaveLength(10);
  });

  it('that calls its own call off ends, and keeps nobody waiting', async () => {
    const off = {jsonrpc: '2.0', method: 'notifications/cancelled', params: {requestId: 1}};
    const asked = post(JSON.stringify([call(1, 'get_page', {url: '/guides/run'}), off]));
    expect((await post(PING)).status).toBe(200);
    expect((await asked).status).toBe(200);
  });

  it('of slow calls lets other requests through between them', async () => {
    const state = {served: 0, isOver: false};
    const batch = post(slow(10)).finally(() => (state.isOver = true));
    while (!state.isOver) state.served += Number(await isHealthy());
    await batch;
    expect(state.served).toBeGreaterThan(5);
  });

  it('of a client that has left is not computed to its end', async () => {
    await post(slow(10));
    const whole = await timeOf(() => post(slow(10)));
    const left = await timeOf(async () => {
      const socket = await send(slow(10));
      // Its first calls run by then.
      await setTimeout(whole / 10);
      socket.destroy();
      await post(PING);
    });
    expect(left).toBeLessThan(whole / 2);
  });
});

describe('clients take turns', () => {
  it('so that one with many calls keeps no other waiting', async () => {
    let done = 0;
    const many = Array.from({length: 20}, async () => {
      const {status} = await post(slow(5), {'X-Forwarded-For': '203.0.113.1'});
      done += 1;
      return status;
    });
    await isHealthy();
    expect((await post(PING, {'X-Forwarded-For': '203.0.113.2'})).status).toBe(200);
    expect(done).toBeLessThan(10);
    expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
  }, 30_000);

  it('and when too much waits, a call is refused with when to come again', async () => {
    const run = vi
      .spyOn(FairSemaphore.prototype, 'run')
      .mockRejectedValueOnce(new HttpError(503, 'Too much waits', {'Retry-After': '1'}));
    const {status, headers} = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: PING,
    });
    expect([status, headers.get('Retry-After')]).toEqual([503, '1']);
    run.mockRestore();
  });
});

it('an answer counts, with all of its bytes, until its client has taken it', async () => {
  const add = vi.spyOn(PendingResponses.prototype, 'add');
  const {body} = await post(JSON.stringify([call(1, 'get_page', {url: '/guides/run'})]));
  expect(add.mock.calls.map(([, bytes]) => bytes)).toEqual([Buffer.byteLength(body)]);
  add.mockRestore();
});

it('a client that wants its connection closed is answered so', async () => {
  const answer = await rawRequest(
    Number(new URL(server.url).port),
    requestOf(PING, 'Connection: close\r\n'),
  );
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).not.toMatch(/keep-alive/i);
});

it.each([
  ['*/*', 200],
  ['application/*, text/*;q=0.5', 200],
  ['application/json, */*;q=0.1', 200],
  ['text/html', 406],
  ['*/*, text/event-stream;q=0', 406],
])('a client that accepts %s gets %i', async (Accept, status) => {
  expect((await post(PING, {Accept})).status).toBe(status);
});
