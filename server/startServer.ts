import {createServer, type Server} from 'node:http';
import {Server as NetServer, type AddressInfo} from 'node:net';
import {once} from 'node:events';
import {getRequestListener} from '@hono/node-server';
import type {Hono} from 'hono';
import {Connections} from './Connections';
import {LIMITS, type Limits} from './limits';
import {ListenError} from './listenError';

export interface RunningServer {
  /** Address of the site root's origin, without a closing slash. */
  readonly url: string;
  readonly port: number;
  /** Takes no more requests, finishes the answers under way as long as clients take them, then resolves. */
  stop(): Promise<void>;
}

/**
 * Serves `app` on `host` and `port` (0 picks a free one). The host `localhost` means both loopback
 * addresses, IPv4 and IPv6, so that either way of calling it works.
 *
 * @param limits - Others than the usual ones of what clients may take up.
 * @throws ListenError when the address cannot be used; its message names the variable to change.
 */
export async function startServer(
  app: Pick<Hono, 'fetch'>,
  host: string,
  port: number,
  limits: Partial<Limits> = {},
): Promise<RunningServer> {
  const applied: Limits = {...LIMITS, ...limits};
  const {
    headers: headersTimeout,
    request: requestTimeout,
    check: connectionsCheckingInterval,
    idle: keepAliveTimeout,
  } = applied;
  const answer = getRequestListener(app.fetch, {hostname: host});
  const connections = new Connections(applied);
  const servers: Server[] = [];
  let bound = port;
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= close(servers, connections, applied.stop));
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    try {
      const server = createServer({
        headersTimeout,
        requestTimeout,
        connectionsCheckingInterval,
        keepAliveTimeout,
      });
      connections.watch(server, (...exchange) => void answer(...exchange));
      servers.push(await listen(server, address, bound));
      bound = (server.address() as AddressInfo).port;
    } catch (error) {
      // A machine without IPv6 is served by the IPv4 loopback alone.
      if (servers.length === 0 || !(error instanceof ListenError && error.isMissingAddress)) {
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

async function close(
  servers: readonly Server[],
  connections: Connections,
  limit: number,
): Promise<void> {
  const closed = servers.map((server) => once(server, 'close'));
  // Node's own `close` for this protocol also ends connections whose answer it has handed to the system but no client has read.
  for (const server of servers) NetServer.prototype.close.call(server);
  connections.stop();
  const timer = setTimeout(() => connections.cut(), limit);
  await Promise.all(closed);
  clearTimeout(timer);
  // Node looks for slow requests until that `close` is called.
  for (const server of servers) server.close();
}
