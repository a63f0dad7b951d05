import {createServer} from 'node:http';
import {once} from 'node:events';
import {Agent, request, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {Hono} from 'hono';
import {describe, expect, it} from 'vitest';
import {ListenError} from './http/ListenError';
import {startServer} from './startServer';

const app = new Hono().get('/', (context) => context.text('hello'));

describe('startServer', () => {
  it('a busy port is an error that names the port and the variable', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const {port} = other.address() as AddressInfo;
    await expect(startServer(app, '127.0.0.1', port)).rejects.toThrow(
      new RegExp(`Port ${port} .*variable PORT`),
    );
    await expect(startServer(app, 'localhost', port)).rejects.toThrow(ListenError);
    other.close();
  });

  it('of localhost, both addresses are taken or none', async (context) => {
    const other = createServer().listen(0, '::1');
    if (!(await once(other, 'listening').catch(() => undefined)))
      return context.skip('there is no IPv6 here');
    const {port} = other.address() as AddressInfo;
    await expect(startServer(app, 'localhost', port)).rejects.toThrow(`Port ${port} on ::1`);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    other.close();
  });

  it('an address this machine does not have is an error that names the variable', async () => {
    await expect(startServer(app, '203.0.113.1', 0)).rejects.toThrow(
      /203\.0\.113\.1.*variable HOST/,
    );
  });

  it('localhost answers on the IPv4 loopback address', async () => {
    const server = await startServer(app, 'localhost', 0);
    expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('hello');
    await server.stop();
  });

  it('stopping finishes the answer under way, then takes no more requests', async () => {
    let finish: (() => void) | undefined;
    const slow = new Hono().get('/', async (context) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return context.text('finished');
    });
    const server = await startServer(slow, '127.0.0.1', 0);
    const agent = new Agent({keepAlive: true});
    const sent = request(server.url, {agent}).end();
    await expect.poll(() => finish).toBeDefined();
    const stopped = server.stop();
    finish?.();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(await text(answer)).toBe('finished');
    await stopped;
    await expect(fetch(server.url)).rejects.toThrow();
    agent.destroy();
  });

  it('stopping lets a slow reader have the whole of a large answer', async () => {
    const body = Buffer.alloc(20_000_000, 'x');
    const server = await startServer(
      new Hono().get('/', (context) =>
        context.body(body, 200, {'Content-Length': String(body.length)}),
      ),
      '127.0.0.1',
      0,
    );
    const agent = new Agent({keepAlive: true});
    const [answer] = (await once(request(server.url, {agent}).end(), 'response')) as [
      IncomingMessage,
    ];
    const stopped = server.stop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await text(answer)).length).toBe(body.length);
    await stopped;
    agent.destroy();
  });

  it('stopping does not wait for a connection kept alive with nothing to answer', async () => {
    const server = await startServer(app, '127.0.0.1', 0);
    const agent = new Agent({keepAlive: true});
    const [answer] = (await once(request(server.url, {agent}).end(), 'response')) as [
      IncomingMessage,
    ];
    await text(answer);
    const start = performance.now();
    await server.stop();
    expect(performance.now() - start).toBeLessThan(1000);
    agent.destroy();
  });
});
