import {Hono, type Context} from 'hono';
import type {LibraryPlaces} from '@toolhive-docs/docs-mcp';
import {CARD_PATH, CATALOG_PATH, MCP_PATH} from '@toolhive-docs/docs-mcp/paths';
import {bindingsOf} from '../http/bindingsOf';
import {clientOf} from '../search/clientOf';
import {FairSemaphore} from '../search/FairSemaphore';
import {HttpError} from '../search/HttpError';
import {PendingResponses} from '../search/PendingResponses';
import type {HostingPlanFile} from '../site/HostingPlanFile';
import {precondition} from '../site/precondition';
import {strongTag} from '../site/strongTag';

/** How the MCP server is set up. */
export interface McpOptions extends LibraryPlaces {
  /** Path the site is served under; starts and ends with a slash. */
  readonly baseUrl: string;
}

/** Requests that are answered at a time. Reason: each is work for one core, and none waits for a network: its body is here. */
const CALLS_AT_ONCE = 1;

/** How long a request may have to wait for its turn, in milliseconds, before it is refused. Reason: clients wait a minute for an answer, and agents notice no seconds. */
const MAX_WAIT_MS = 5000;

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
  const turns = new FairSemaphore(CALLS_AT_ONCE, MAX_WAIT_MS);
  const unread = new PendingResponses();
  app.all(path, async (context) => {
    const {raw} = context.req;
    const {incoming, outgoing} = bindingsOf(context);
    const client = clientOf(incoming?.socket.remoteAddress, context.req.header('X-Forwarded-For'));
    const {answer} = await server();
    const response = await answer(raw, (run) =>
      turns.run({client, signal: raw.signal}, run).catch(refusal),
    );
    if (outgoing) unread.add(outgoing, Number(response.headers.get('Content-Length')));
    return withHeaders(response, context);
  });
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

/** The response to a request that got no turn. @throws what is no such error. */
function refusal(error: unknown): Response {
  if (!(error instanceof HttpError)) throw error;
  const {status, headers} = error;
  return new Response('Too many calls at a time; try again.\n', {
    status,
    headers: {...headers, 'Content-Type': 'text/plain; charset=utf-8'},
  });
}

/** The response for a file of JSON, which clients may keep. */
function sent(context: Context, {type, content}: {type: string; content: object}): Response {
  const text = JSON.stringify(content, null, 2);
  const etag = strongTag(text);
  const headers = {...OPEN, 'Content-Type': type, ETag: etag};
  const failed = precondition((name) => context.req.header(name), etag);
  return failed === undefined
    ? context.body(text, 200, headers)
    : new Response(null, {
        status: failed,
        // No answer for others than who set the condition.
        headers: failed === 412 ? {...headers, 'Cache-Control': 'no-store'} : headers,
      });
}
