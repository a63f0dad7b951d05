import {once} from 'node:events';
import type {Socket} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {Hono} from 'hono';
import {afterEach, describe, expect, it} from 'vitest';
import type {Limits} from '../limits';
import {startServer, type RunningServer} from '../startServer';
import {getRequest, openSocket, readAll} from '../testing/openSocket';
import {rawGet} from '../testing/rawRequest';

/** More than the system takes for a client that does not read. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x');

let server: RunningServer | undefined;
/** Answers that wait for the test, in the order in which they were asked for. */
let held: (() => void)[] = [];
let asked: string[] = [];

afterEach(async () => {
  for (const release of held) release();
  [held, asked] = [[], []];
  await server?.stop();
});

const app = new Hono()
  .get('/held/:name', async (context) => {
    asked.push(context.req.param('name'));
    await new Promise<void>((resolve) => held.push(resolve));
    return context.text(`held ${context.req.param('name')}`);
  })
  .get('/large', (context) => context.body(LARGE, 200, {'Content-Length': String(LARGE.length)}))
  .post('/', async (context) => context.text(await context.req.text().catch(() => 'broken off')))
  .get('/', (context) => context.text('hello', 200, {'Content-Length': '5'}));

/** The port of a server with these limits; those of stopping are short. */
async function serve(limits: Partial<Limits>): Promise<number> {
  server = await startServer(app, '127.0.0.1', 0, {stalledAtStop: 200, stop: 2000, ...limits});
  return server.port;
}

const answered = (socket: Socket) => once(socket.resume(), 'data').then(([part]) => String(part));
const isClosed = (socket: Socket) => once(socket.resume(), 'close');

async function timeOf(work: Promise<unknown> | undefined): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

describe('when there are as many connections as there may be', () => {
  it('one more is told so and when to try again; it is served once there is room', async () => {
    const port = await serve({connections: 2});
    const sockets = [
      await openSocket(port, getRequest('/held/a')),
      await openSocket(port, getRequest('/held/b')),
    ];
    await expect.poll(() => held.length).toBe(2);
    const refused = await rawGet(port, '/');
    expect(refused).toMatch(
      /^HTTP\/1\.1 503 [^]*\r\nDate: [^]*\r\nRetry-After: 5\r\n[^]*Too many connections\. Try again/,
    );
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => rawGet(port, '/')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('one that is only kept for later gives way', async () => {
    const port = await serve({connections: 1});
    const kept = await openSocket(port, getRequest());
    expect(await answered(kept)).toMatch(/^HTTP\/1\.1 200 /);
    const closed = isClosed(kept);
    expect(await rawGet(port, '/')).toMatch(/^HTTP\/1\.1 200 /);
    await closed;
  });

  it('one whose next request is already there does not give way, however busy the server was', async () => {
    const port = await serve({connections: 2});
    const kept = [await openSocket(port, getRequest()), await openSocket(port, getRequest())];
    for (const socket of kept) expect(await answered(socket)).toMatch(/^HTTP\/1\.1 200 /);
    // A new connection and the next requests arrive while the server sees to nothing.
    const refused = rawGet(port, '/');
    // The connection is asked for in the next tick; nothing is seen to until the tick after the requests.
    await new Promise<void>((resolve) => process.nextTick(() => process.nextTick(resolve)));
    for (const socket of kept) socket.write(getRequest('/held/a'));
    for (const end = performance.now() + 100; performance.now() < end;);
    expect(await refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(held).toHaveLength(2);
  });

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
    ['body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nx'],
  ])('the oldest one that goes on sending its %s gives way', async (_part, begun) => {
    const port = await serve({connections: 2});
    const [first, second] = [await openSocket(port, begun), await openSocket(port, begun)];
    await pause(50);
    const closed = isClosed(first);
    expect(await rawGet(port, '/')).toMatch(/^HTTP\/1\.1 200 /);
    await closed;
    expect(second.destroyed).toBe(false);
  });

  it('a refused one that does not go is closed, and of a flood not all are told', async () => {
    const port = await serve({connections: 1, refusals: 1, refusal: 300});
    await openSocket(port, getRequest('/held/a'));
    await expect.poll(() => held.length).toBe(1);
    const stays = await openSocket(port, '', true);
    expect(await answered(stays)).toMatch(/^HTTP\/1\.1 503 /);
    const next = async () => readAll(await openSocket(port));
    expect(await next()).toBe('');
    await expect.poll(next).toMatch(/^HTTP\/1\.1 503 /);
    stays.destroy();
  });
});

describe('requests that are sent ahead', () => {
  it('wait their turn, and are answered in order', async () => {
    const port = await serve({});
    const answers = readAll(
      await openSocket(
        port,
        ['a', 'b', 'c'].map((name) => getRequest(`/held/${name}`)).join('') +
          getRequest().replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
      ),
    );
    for (const count of [1, 2, 3]) {
      await expect.poll(() => held.length).toBe(count);
      await pause(30);
      expect(asked).toHaveLength(count);
      held.at(-1)?.();
    }
    expect((await answers).match(/held \w|hello/g)).toEqual([
      'held a',
      'held b',
      'held c',
      'hello',
    ]);
  });

  it('end the connection when there are too many', async () => {
    const port = await serve({waiting: 2});
    expect(await readAll(await openSocket(port, getRequest('/held/a').repeat(4)))).toBe('');
    expect(asked).toEqual(['a']);
  });

  it('leave nothing behind when their client is gone', async () => {
    const port = await serve({stop: 10_000});
    const socket = await openSocket(port, getRequest('/large').repeat(8));
    await answered(socket);
    socket.destroy();
    await pause(50);
    expect(await timeOf(server?.stop())).toBeLessThan(1000);
  });
});

describe('a client that', () => {
  it('says nothing is let go', async () => {
    const port = await serve({headers: 200, check: 50});
    const socket = await openSocket(port);
    expect(await timeOf(isClosed(socket))).toBeLessThan(2000);
  });

  it('does not go on after its answer is let go', async () => {
    const port = await serve({idle: 200});
    const socket = await openSocket(port, getRequest());
    expect(await answered(socket)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await timeOf(isClosed(socket))).toBeLessThan(3000);
  });

  it('sends half of what it announced is told that it took too long', async () => {
    const port = await serve({request: 300, headers: 300, check: 50});
    expect(
      await readAll(
        await openSocket(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf'),
      ),
    ).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('takes nothing of its answer is let go', async () => {
    const port = await serve({stalled: 200});
    const socket = await openSocket(port, getRequest('/large'));
    await pause(1000);
    await isClosed(socket);
    expect(socket.bytesRead).toBeLessThan(LARGE.length);
  });

  it('takes its answer slowly gets all of it, however long that takes', async () => {
    const stalled = 600;
    const port = await serve({stalled});
    const socket = await openSocket(
      port,
      getRequest('/large').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );
    let length = 0;
    socket.on('data', (part: Buffer) => {
      length += part.length;
      socket.pause();
      setTimeout(() => socket.resume(), part.length / 6000);
    });
    expect(await timeOf(once(socket.resume(), 'end'))).toBeGreaterThan(3 * stalled);
    expect(length).toBeGreaterThan(LARGE.length);
    socket.destroy();
  });

  it('waits for an answer that takes long to make is not let go', async () => {
    const port = await serve({stalled: 100});
    const socket = await openSocket(port, getRequest('/held/a'));
    await pause(400);
    held[0]?.();
    expect(await answered(socket)).toContain('held a');
  });
});

describe('stopping', () => {
  it('waits no longer than its limit for a client that takes nothing', async () => {
    const port = await serve({stalledAtStop: 300, stop: 10_000});
    await openSocket(port, getRequest('/large'));
    await pause(300);
    expect(await timeOf(server?.stop())).toBeLessThan(2000);
  });

  it('waits no longer than its limit for a client that does not finish its request', async () => {
    const port = await serve({stalledAtStop: 300, stop: 10_000});
    await openSocket(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf');
    await openSocket(port, 'GET / HTTP/1.1\r\nHost:');
    await pause(100);
    expect(await timeOf(server?.stop())).toBeLessThan(2000);
  });

  it('waits longer for an answer that is still being made', async () => {
    const port = await serve({stalledAtStop: 100});
    const socket = await openSocket(port, getRequest('/held/a'));
    await expect.poll(() => held.length).toBe(1);
    const stopped = server?.stop();
    await pause(500);
    held[0]?.();
    expect(await readAll(socket)).toMatch(/\r\nConnection: close\r\n[^]*held a$/i);
    await stopped;
  });

  it('ends at its limit, whatever still moves', async () => {
    const port = await serve({stop: 300});
    await openSocket(port, getRequest('/held/a'));
    await expect.poll(() => held.length).toBe(1);
    const duration = await timeOf(server?.stop());
    expect(duration).toBeGreaterThan(290);
    expect(duration).toBeLessThan(1500);
  });
});
