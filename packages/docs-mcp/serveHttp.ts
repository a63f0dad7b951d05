import {once} from 'node:events';
import {createServer} from 'node:http';
import {getRequestListener} from '@hono/node-server';
import pLimit from 'p-limit';
import {guardedHandler} from './guardedHandler';
import type {DocsLibrary} from './library/DocsLibrary';
import {MCP_PATH} from './paths';

/** Connections at a time. Reason: each client of the proxy has one or two, and each may hold a request of 100 KB and an answer of 2 MB. */
const MAX_CONNECTIONS = 100;

/** How long a client may take, in milliseconds. Reasons: a request is 100 KB at the most, and comes from a proxy of the same machine; who takes nothing of an answer for two minutes is gone. */
const TIMES = {headersTimeout: 10_000, requestTimeout: 30_000, timeout: 120_000};

/** Serves the protocol alone, at `/mcp`, for a container behind a proxy. */
export async function serveHttp(
  library: DocsLibrary,
  {host, port}: {readonly host: string; readonly port: number},
): Promise<void> {
  const answer = guardedHandler(library);
  const calls = pLimit(1);
  const listener = getRequestListener((request) =>
    new URL(request.url).pathname === `/${MCP_PATH}`
      ? answer(request, calls)
      : new Response(`The server answers at /${MCP_PATH}.\n`, {status: 404}),
  );
  const server = createServer((request, response) => void listener(request, response));
  Object.assign(server, {maxConnections: MAX_CONNECTIONS, ...TIMES});
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    throw new Error(
      `cannot listen on MCP_HOST ${host} and MCP_PORT ${port}: ${String(error)}\nFix: set MCP_PORT to a free port, and MCP_HOST to an address of this machine.`,
    );
  });
}
