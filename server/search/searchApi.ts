import type {HttpBindings} from '@hono/node-server';
import type {Context, MiddlewareHandler} from 'hono';
import pLimit from 'p-limit';
import {RequestError} from '@toolhive-docs/search-engine';
import {handleQueries} from './handleQueries';
import {handleRecommendations} from './handleRecommendations';
import {HttpError} from './HttpError';
import {BuiltIndex} from './BuiltIndex';
import {checkCredentials, type Credentials} from './checkCredentials';
import type {HandlerContext} from './HandlerContext';
import {storeEvents} from './storeEvents';
import {storeFeedback} from './storeFeedback';
import type {EventLog} from './log/EventLog';
import {MAX_BATCHES_AT_ONCE} from './limits';
import {readJson} from './readJson';
import {PendingResponses} from './PendingResponses';

/** How the search API is set up. */
export interface SearchApiOptions {
  /** Folder of the build, which holds the index. */
  readonly buildDir: string;
  /** Path the site is served under; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Name that requests give the index; default `docs`. */
  readonly indexName?: string | undefined;
  /** Left out: everyone may search. */
  readonly credentials?: Credentials | undefined;
  /** Opens the index now: the first reader does not wait for it. */
  readonly openNow?: boolean;
  /** Left out: events are off. */
  readonly log?: EventLog | undefined;
}

const HANDLERS = new Map<
  string,
  (body: unknown, context: HandlerContext, signal: AbortSignal) => Promise<object>
>([
  ['1/indexes/*/queries', handleQueries],
  ['1/indexes/*/recommendations', handleRecommendations],
  ['1/events', storeEvents],
  ['1/feedback', storeFeedback],
]);

/** Pages of every site may ask, as they may ask the provider. */
const HEADERS = {'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store'};
const PREFLIGHT = {
  ...HEADERS,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
};

/**
 * Middleware that answers the hosted provider's protocol from the index of the build. Paths that are not the protocol's go on.
 * Every error is `{message, status}`; nothing that a request says (its query, its keys) is logged.
 */
export function searchApi({
  buildDir,
  baseUrl,
  indexName = 'docs',
  credentials,
  openNow = false,
  log,
}: SearchApiOptions): MiddlewareHandler {
  const index = new BuiltIndex(buildDir);
  const dependencies: HandlerContext = {
    index,
    indexName,
    log,
    batches: pLimit(MAX_BATCHES_AT_ONCE),
  };
  const pending = new PendingResponses();
  // Already logged; the next search returns the error.
  if (openNow) index.open().catch(() => undefined);

  return async (context, next) => {
    const handle = HANDLERS.get(context.req.path.slice(baseUrl.length).replace(/%2a/i, '*'));
    if (handle === undefined || !context.req.path.startsWith(baseUrl)) return next();
    if (context.req.method === 'OPTIONS') return context.body(null, 204, PREFLIGHT);
    try {
      if (context.req.method !== 'POST')
        throw new HttpError(405, 'Use POST', {Allow: 'POST, OPTIONS'});
      checkCredentials(context.req.raw, credentials);
      return send(
        context,
        200,
        await handle(await readJson(context.req.raw), dependencies, context.req.raw.signal),
        pending,
      );
    } catch (error) {
      const {status, message, headers} = errorOf(error);
      return send(context, status, {message, status}, pending, headers);
    }
  };
}

function errorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof RequestError) return new HttpError(error.status, error.message);
  console.error('Error: the search cannot answer:', error);
  return new HttpError(500, 'The search could not answer; try again');
}

function send(
  context: Context,
  status: number,
  body: object,
  pending: PendingResponses,
  headers: Readonly<Record<string, string>> = {},
): Response {
  // Bytes, because Node sets three aside for each character of a text that it sends.
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const {outgoing} = (context.env ?? {}) as Partial<HttpBindings>;
  if (outgoing !== undefined) pending.add(outgoing, bytes.length);
  return context.body(bytes, status as 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(bytes.length),
    ...HEADERS,
    ...headers,
  });
}
