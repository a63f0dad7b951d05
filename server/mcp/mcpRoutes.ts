import {Hono} from 'hono';
import {
  aiCatalog,
  CARD_TYPE,
  CATALOG_TYPE,
  DocsLibrary,
  guardedHandler,
  serverCard,
  type LibraryPlaces,
} from '@toolhive-docs/docs-mcp';
import {CARD_PATH, CATALOG_PATH, MCP_PATH} from '@toolhive-docs/docs-mcp/paths';
import {precondition} from '../site/precondition';
import {strongTag} from '../site/strongTag';

/** How the MCP server is set up. */
export interface McpOptions extends LibraryPlaces {
  /** Path the site is served under; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Names under which the server may be called, besides those of this machine and the site's own. */
  readonly hosts?: readonly string[];
}

const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Cache-Control': 'public, max-age=3600',
};

/**
 * The documentation as an MCP server at `/mcp`, its card and the catalog that names it.
 */
export function mcpRoutes({baseUrl, hosts = [], ...places}: McpOptions): Hono {
  const app = new Hono();
  const library = new DocsLibrary(places);
  const answer = guardedHandler(library, hosts);

  app.all(baseUrl + MCP_PATH, ({req}) => answer(req.raw));
  const card = (path: string, type: string, make: () => object): void => {
    app.get(path, (context) => {
      const text = JSON.stringify(make(), null, 2);
      const etag = strongTag(text);
      const headers = {...OPEN, 'Content-Type': type, ETag: etag};
      const failed = precondition((name) => context.req.header(name), etag);
      return failed === undefined
        ? context.body(text, 200, headers)
        : new Response(null, {status: failed, headers});
    });
  };
  card(baseUrl + CARD_PATH, CARD_TYPE, () => serverCard(library.index));
  card(`/${CATALOG_PATH}`, CATALOG_TYPE, () => aiCatalog(library.index));
  return app;
}
