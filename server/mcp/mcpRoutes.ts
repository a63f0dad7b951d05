import {Hono, type Context} from 'hono';
import type {LibraryPlaces} from '@toolhive-docs/docs-mcp';
import {CARD_PATH, CATALOG_PATH, MCP_PATH} from '@toolhive-docs/docs-mcp/paths';
import type {HostingPlanFile} from '../site/HostingPlanFile';
import {precondition} from '../site/precondition';
import {strongTag} from '../site/strongTag';

/** How the MCP server is set up. */
export interface McpOptions extends LibraryPlaces {
  /** Path the site is served under; starts and ends with a slash. */
  readonly baseUrl: string;
}

const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Cache-Control': 'public, max-age=3600',
};

/**
 * The documentation as an MCP server at `/mcp`, its card and the catalog that names it. Each response gets the headers of the build's plan
 * that it has not set itself.
 */
export function mcpRoutes({baseUrl, ...places}: McpOptions, plan: HostingPlanFile): Hono {
  // Loaded with the first request. Reason: its packages take as long to load as all others of the program, and most of what is asked for
  // are pages.
  let loaded: ReturnType<typeof load> | undefined;
  const server = () =>
    (loaded ??= load(places).catch((error: unknown) => {
      // The next request tries again.
      loaded = undefined;
      throw error;
    }));
  const withHeaders = (response: Response, context: Context): Response => {
    for (const [name, value] of Object.entries(plan.headersFor(context)))
      if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  };

  const app = new Hono();
  const path = baseUrl + MCP_PATH;
  app.all(path, async (context) =>
    withHeaders(await (await server()).answer(context.req.raw), context),
  );
  app.all(`${path}/`, (context) => withHeaders(context.redirect(path, 308), context));
  const file = (at: string, name: 'card' | 'catalog'): void => {
    app.get(at, async (context) => withHeaders(sent(context, (await server())[name]()), context));
    // What browsers ask before a page of another site sends more than a plain GET.
    app.options(at, (context) => withHeaders(context.body(null, 204, OPEN), context));
  };
  file(baseUrl + CARD_PATH, 'card');
  file(`/${CATALOG_PATH}`, 'catalog');
  return app;
}

/** What answers, and what leads clients to it. */
async function load(places: LibraryPlaces) {
  const {aiCatalog, CARD_TYPE, CATALOG_TYPE, DocsLibrary, guardedHandler, serverCard} =
    await import('@toolhive-docs/docs-mcp');
  const library = new DocsLibrary(places);
  return {
    answer: guardedHandler(library),
    card: () => ({type: CARD_TYPE, content: serverCard(library.index)}),
    catalog: () => ({type: CATALOG_TYPE, content: aiCatalog(library.index)}),
  };
}

/** The response for a file of JSON, which clients may keep. */
function sent(context: Context, {type, content}: {type: string; content: object}): Response {
  const text = JSON.stringify(content, null, 2);
  const etag = strongTag(text);
  const headers = {...OPEN, 'Content-Type': type, ETag: etag};
  const failed = precondition((name) => context.req.header(name), etag);
  return failed === undefined
    ? context.body(text, 200, headers)
    : new Response(null, {status: failed, headers});
}
