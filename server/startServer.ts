import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import {getRequestListener} from '@hono/node-server';
import type {Hono} from 'hono';
import {answersUnderWay, type AnswersUnderWay} from './answersUnderWay';
import {ListenError} from './listenError';

/** Milliseconds until a slow request is given up: its headers, and all of it. Both are checked every second. */
const SLOW = {headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000};

/** A connection over which nothing has moved for so many milliseconds is closed: its client does not read what it asked for. */
const STALLED = 60_000;

/** Answers still being sent after this many milliseconds are cut off. */
const STOP_LIMIT = 10_000;

export interface RunningServer {
  /** Address of the site root's origin, without a closing slash. */
  readonly url: string;
  readonly port: number;
  /** Takes no more requests, finishes the answers under way, then resolves. */
  stop(): Promise<void>;
}

/**
 * Serves `app` on `host` and `port` (0 picks a free one). The host `localhost` means both loopback
 * addresses, IPv4 and IPv6, so that either way of calling it works.
 *
 * @param slow - Other limits for slow requests, which are answered with 408, and for stalled connections.
 * @throws ListenError when the address cannot be used; its message names the variable to change.
 */
export async function startServer(app: Pick<Hono, 'fetch'>, host: string, port: number, slow: Partial<typeof SLOW & {readonly stalled: number}> = {}): Promise<RunningServer> {
  const answer = getRequestListener(app.fetch, {hostname: host});
  const closers: (() => Promise<void>)[] = [];
  let bound = port;
  let stopping: Promise<unknown> | undefined;
  const stop = async () => {
    stopping ??= Promise.all(closers.map((closer) => closer()));
    await stopping;
  };
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    try {
      const server = await listen(createServer({...SLOW, ...slow}, (...exchange) => void answer(...exchange)), address, bound);
      server.setTimeout(slow.stalled ?? STALLED);
      bound = (server.address() as AddressInfo).port;
      const answers = answersUnderWay(server);
      closers.push(() => close(server, answers));
    } catch (error) {
      // A machine without IPv6 is served by the IPv4 loopback alone.
      if (closers.length === 0 || !(error instanceof ListenError && error.isMissingAddress)) {
        await stop();
        throw error;
      }
    }
  }
  return {url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`, port: bound, stop};
}

async function listen(server: Server, host: string, port: number): Promise<Server> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new ListenError(host, port, error as NodeJS.ErrnoException);
  }
  return server;
}

async function close(server: Server, answers: AnswersUnderWay): Promise<void> {
  const closed = once(server, 'close');
  answers.stopAccepting();
  answers.closeIdle();
  // A connection kept alive becomes idle only when its answer is out; until then it stays open.
  const sweep = setInterval(answers.closeIdle, 50);
  const limit = setTimeout(() => {
    server.closeAllConnections();
  }, STOP_LIMIT);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
  // Node looks for slow requests until its own `close` is called.
  server.close();
}
