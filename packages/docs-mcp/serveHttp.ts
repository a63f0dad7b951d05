import {createServer, type Server} from 'node:http';
import {once} from 'node:events';
import {getRequestListener} from '@hono/node-server';
import {MCP_PATH} from './paths';
import {guardedHandler} from './guardedHandler';
import type {DocsLibrary} from './library/DocsLibrary';

/** Serves the protocol alone, at `/mcp`, for a container behind a proxy. */
export async function serveHttp(
  library: DocsLibrary,
  {host, port}: {readonly host: string; readonly port: number},
): Promise<Server> {
  const answer = guardedHandler(library, [host]);
  const listener = getRequestListener((request) =>
    new URL(request.url).pathname === `/${MCP_PATH}`
      ? answer(request)
      : new Response(`The server answers at /${MCP_PATH}.\n`, {status: 404}),
  );
  const server = createServer((request, response) => void listener(request, response));
  await once(server.listen(port, host), 'listening');
  return server;
}
