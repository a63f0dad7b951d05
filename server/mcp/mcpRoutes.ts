import {createHash} from 'node:crypto';
import {Hono} from 'hono';
import pLimit from 'p-limit';
import {
  aiCatalog,
  CARD_TYPE,
  CATALOG_TYPE,
  DocsLibrary,
  hostHeaderValidationResponse,
  httpHandler,
  MCP_PATH,
  originValidationResponse,
  serverCard,
  type LibraryPlaces,
} from '@toolhive-docs/docs-mcp';
import {precondition} from '../site/precondition';

/** Calls that are answered at a time; others wait. Reason: each is work for one core, and none waits for a network. */
const CALLS_AT_ONCE = 4;

/** Calls that may wait; more are told to come again. Reason: at five milliseconds a call, these are through within two seconds. */
const CALLS_WAITING = 400;

/** How the MCP server is set up. */
export interface McpOptions extends LibraryPlaces {
  /** Path the site is served under; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Names under which the server may be called, besides those of this machine and the site's own. */
  readonly hosts?: readonly string[];
}

/** Names of this machine. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Cache-Control': 'public, max-age=3600',
};

/**
 * The documentation as an MCP server at `/mcp`, its card and the catalog that names it. Foreign origins and foreign names of the host
 * are refused, so that no page of another site can call a server on a reader's machine.
 */
export function mcpRoutes({baseUrl, hosts = [], ...places}: McpOptions): Hono {
  const app = new Hono();
  const library = new DocsLibrary(places);
  const handler = httpHandler(library);
  const calls = pLimit(CALLS_AT_ONCE);

  app.all(baseUrl + MCP_PATH, async (context) => {
    const request = context.req.raw;
    const names = [...LOCAL, ...hosts, new URL(library.index.root).hostname];
    const refused =
      hostHeaderValidationResponse(request, names) ?? originValidationResponse(request, names);
    if (refused) return refused;
    if (calls.pendingCount >= CALLS_WAITING)
      return context.text('Too many calls at a time; try again.\n', 503, {'Retry-After': '1'});
    return calls(() => handler.fetch(request));
  });
  const card = (path: string, type: string, make: () => object): void => {
    app.get(path, (context) => {
      const text = JSON.stringify(make(), null, 2);
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      const headers = {...OPEN, 'Content-Type': type, ETag: etag};
      const failed = precondition((name) => context.req.header(name), etag);
      return failed === undefined
        ? context.body(text, 200, headers)
        : new Response(null, {status: failed, headers});
    });
  };
  card(`${baseUrl}${MCP_PATH}/server-card`, CARD_TYPE, () => serverCard(library.index));
  card('/.well-known/ai-catalog.json', CATALOG_TYPE, () => aiCatalog(library.index));
  return app;
}
