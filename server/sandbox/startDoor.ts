import {once} from 'node:events';
import {createServer, STATUS_CODES, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {getRequestListener} from '@hono/node-server';

/** The server could not take its address. The message says what to change. */
export class DoorError extends Error {
  override readonly name = 'DoorError';
}

export interface DoorOptions {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Milliseconds until a slow request is given up: its headers, and all of it. Default 10 and 30 seconds. */
  readonly headersTimeout?: number;
  readonly requestTimeout?: number;
}

export interface Door {
  readonly url: string;
  readonly port: number;
  /** Takes no more requests, finishes those under way, then resolves. */
  readonly stop: () => Promise<void>;
}

/**
 * Lets a function answer over HTTP.
 * @throws DoorError when the address cannot be used
 */
export async function startDoor(
  fetch: (request: Request) => Promise<Response>,
  options: DoorOptions,
): Promise<Door> {
  const {host, port, headersTimeout = 10_000, requestTimeout = 30_000} = options;
  const answer = getRequestListener(fetch, {hostname: host, errorHandler: () => badRequest()});
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.min(1000, headersTimeout),
      keepAliveTimeout: 5000,
    },
    (...exchange) => void answer(...exchange),
  );
  server.maxConnections = 1024;
  answerBrokenRequests(server);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new DoorError(explain(error as NodeJS.ErrnoException, host, port));
  }
  const {port: bound} = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    port: bound,
    stop: () => close(server),
  };
}

function badRequest(): Response {
  return new Response('Bad Request: the request cannot be read\n', {
    status: 400,
    headers: {'Content-Type': 'text/plain; charset=utf-8'},
  });
}

const faults: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What is not even HTTP, too slow, or has too many headers never becomes a request; it still gets an answer. */
function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = faults[error.code ?? ''] ?? 400;
    const body = `${STATUS_CODES[status] ?? ''}: the request cannot be read\n`;
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const limit = setTimeout(() => server.closeAllConnections(), 5000);
  await closed;
  clearTimeout(limit);
}

function explain({code, message}: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use by another program, perhaps by \`thv serve\`. Stop it, or take another port: --port ${port === 65_535 ? 9090 : port + 1}`;
    case 'EACCES':
      return `Port ${port} needs administrator rights. Take one above 1023: --port 8080`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Take one it has: --host 127.0.0.1`;
    default:
      return `The sandbox cannot listen on ${host}, port ${port}: ${message}`;
  }
}
