import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import {Server as NetServer, type AddressInfo} from 'node:net';
import {getRequestListener} from '@hono/node-server';
import {BARE_HEADERS, unreadable} from './http/bareResponse';
import {closeUnread} from './http/closeUnread';
import {Connections} from './http/Connections';
import {ListenError, type AddressAdvice} from './http/ListenError';
import {LIMITS, type Limits} from './limits';

/** What answers requests: a Hono app, or anything with the same function. */
export interface Application {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
}

export interface RunningServer {
  /** Address of the site root's origin, without a closing slash. */
  readonly url: string;
  readonly port: number;
  /** Takes no more requests, finishes the responses under way as long as clients take them, then resolves. */
  stop(): Promise<void>;
}

/** The address is set by variables of the environment. */
const BY_VARIABLES: AddressAdvice = {
  port: (port) => `set the variable PORT, as in PORT=${port} npm start`,
  host: (host) => `set the variable HOST, as in HOST=${host} npm start`,
};

/**
 * Serves `app` on `host` and `port` (0 picks a free one). The host `localhost` means both loopback
 * addresses, IPv4 and IPv6, so that either way of calling it works.
 *
 * @param limits - Overrides for the default limits of what clients may take up.
 * @param advice - How the address is changed; by default by the variables PORT and HOST.
 * @throws ListenError when the address cannot be used; its message says what to change.
 */
export async function startServer(
  app: Application,
  host: string,
  port: number,
  limits: Partial<Limits> = {},
  advice = BY_VARIABLES,
): Promise<RunningServer> {
  const applied: Limits = {...LIMITS, ...limits};
  const handle = getRequestListener(app.fetch, {
    hostname: host,
    errorHandler: () => new Response(unreadable(400), {status: 400, headers: BARE_HEADERS}),
  });
  const connections = new Connections(applied);
  const servers: Server[] = [];
  let bound = port;
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= close(servers, connections, applied.stop));
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    try {
      const server = createServer({
        headersTimeout: applied.headers,
        requestTimeout: applied.request,
        connectionsCheckingInterval: applied.check,
        keepAliveTimeout: applied.idle,
        // Node's own response to a missing host has no security headers, and it takes the first of two.
        requireHostHeader: false,
      });
      const text = unreadable(400);
      connections.watch(server, (request, response) => {
        closeUnread(request, response);
        if (!namesItsHost(request))
          response
            .writeHead(400, {...BARE_HEADERS, 'Content-Length': text.length, Connection: 'close'})
            .end(text);
        else void handle(request, response);
      });
      servers.push(await listen(server, address, bound, advice));
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

/** A request has exactly one line that names its host, as a URL can; before HTTP/1.1 it may have none (RFC 9112 §3.2). */
function namesItsHost({headers, rawHeaders, httpVersion}: IncomingMessage): boolean {
  const lines = rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.toLowerCase() === 'host',
  ).length;
  return lines === 1
    ? URL.canParse(`http://${headers.host ?? ''}`)
    : lines === 0 && httpVersion === '1.0';
}

async function listen(
  server: Server,
  host: string,
  port: number,
  advice: AddressAdvice,
): Promise<Server> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new ListenError(host, port, advice, error as NodeJS.ErrnoException);
  }
  return server;
}

async function close(
  servers: readonly Server[],
  connections: Connections,
  limit: number,
): Promise<void> {
  const closed = servers.map((server) => once(server, 'close'));
  // Node's own `close` for this protocol also ends connections whose response it has handed to the system but no client has read.
  for (const server of servers) NetServer.prototype.close.call(server);
  connections.stop();
  const timer = setTimeout(() => connections.cut(), limit);
  await Promise.all(closed);
  clearTimeout(timer);
  // Node looks for slow requests until that `close` is called.
  for (const server of servers) server.close();
}
