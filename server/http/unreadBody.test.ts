import {once} from 'node:events';
import {Agent, request, type IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';
import {Hono} from 'hono';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {mcpServer} from '../testing/mcpServer';
import {startServer, type RunningServer} from '../startServer';

/** More than any part of the program reads. */
const LARGE = Buffer.alloc(2 * 1024 * 1024, 'x');

const site = mcpServer();
let other: RunningServer;
beforeAll(async () => {
  const app = new Hono().post('/read', async (context) => context.text(await context.req.text()));
  other = await startServer(app, '127.0.0.1', 0);
});
afterAll(() => other.stop());

/** Sends a request over one connection that is kept, and returns status and `Connection` of the answer. */
async function send(agent: Agent, method: string, url: string, body?: Buffer) {
  const sent = request(url, {method, agent, headers: {'Content-Type': 'application/json'}});
  sent.on('error', () => undefined).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await text(response).catch(() => undefined);
  return [response.statusCode, response.headers.connection];
}

describe('a client that keeps its connection', () => {
  it.each(['/mcp', '/1/indexes/docs/query', '/1/nothing', '/guides/run'])(
    'is told that it ends, when a body is not read to its end: %s',
    async (path) => {
      const agent = new Agent({keepAlive: true, maxSockets: 1});
      for (let round = 0; round < 3; round += 1) {
        const [status, connection] = await send(agent, 'POST', site.url + path, LARGE);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(connection).toBe('close');
        expect(await send(agent, 'GET', `${site.url}/healthz`)).toEqual([200, 'keep-alive']);
      }
      agent.destroy();
    },
  );

  it('keeps it, when all of a body is read', async () => {
    const agent = new Agent({keepAlive: true, maxSockets: 1});
    for (let round = 0; round < 3; round += 1)
      expect(await send(agent, 'POST', `${other.url}/read`, LARGE)).toEqual([200, 'keep-alive']);
    agent.destroy();
  });
});
