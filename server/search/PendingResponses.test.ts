import {once} from 'node:events';
import {createServer} from 'node:http';
import {afterEach, describe, expect, it} from 'vitest';
import {listen, type Listening} from '../testing/listen';
import {getRequest, openSocket, readAll} from '../testing/openSocket';
import {PendingResponses} from './PendingResponses';

/** More than the system takes for a client that does not read. */
const BODY = Buffer.alloc(16 * 1024 * 1024, 'x');

let server: Listening | undefined;
afterEach(() => server?.close());

async function serve(limit: number): Promise<number> {
  const unread = new PendingResponses(limit);
  server = await listen(
    createServer((request, response) => {
      // One whose answer is made only when its client is gone.
      if (request.url === '/late')
        return void response.once('close', () => unread.add(response, BODY.length));
      unread.add(response, BODY.length);
      response.end(BODY);
    }),
  );
  return server.port;
}

/** A client that has its first bytes and reads no more. */
async function openAndWait(port: number) {
  const socket = await openSocket(
    port,
    getRequest().replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  );
  await once(socket, 'readable');
  return socket;
}

describe('answers that nobody reads', () => {
  it('are given up, the oldest first, when together they are too large', async () => {
    const port = await serve(2.5 * BODY.length);
    const [first, second, third] = [
      await openAndWait(port),
      await openAndWait(port),
      await openAndWait(port),
    ];
    expect((await readAll(first)).length).toBeLessThan(BODY.length);
    expect((await readAll(second)).length).toBeGreaterThan(BODY.length);
    expect((await readAll(third)).length).toBeGreaterThan(BODY.length);
  });

  it('no longer count once they are read', async () => {
    const port = await serve(1.5 * BODY.length);
    for (let time = 0; time < 3; time += 1)
      expect((await readAll(await openAndWait(port))).length).toBeGreaterThan(BODY.length);
  });

  it('are sent however large one is by itself', async () => {
    const port = await serve(0.5 * BODY.length);
    expect((await readAll(await openAndWait(port))).length).toBeGreaterThan(BODY.length);
  });

  it('are not given up for those that are read meanwhile', async () => {
    const port = await serve(2.5 * BODY.length);
    const slow = await openAndWait(port);
    for (let time = 0; time < 3; time += 1) await readAll(await openAndWait(port));
    expect((await readAll(slow)).length).toBeGreaterThan(BODY.length);
  });

  it('do not count when their client was gone before they were made', async () => {
    const port = await serve(2.5 * BODY.length);
    for (let time = 0; time < 3; time += 1)
      (await openSocket(port, getRequest('/late'))).end().resume();
    const [first, second] = [await openAndWait(port), await openAndWait(port)];
    expect((await readAll(first)).length).toBeGreaterThan(BODY.length);
    expect((await readAll(second)).length).toBeGreaterThan(BODY.length);
  });
});
