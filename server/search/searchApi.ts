import type {HttpBindings} from '@hono/node-server';
import {RequestError} from '@toolhive-docs/search-engine';
import type {Context, Handler as Route} from 'hono';
import {logError} from '../logging';
import {checkCredentials, type Credentials} from './checkCredentials';
import {clientOf} from './clientOf';
import type {ApiRequest, HandlerContext} from './HandlerContext';
import {HttpError} from './HttpError';
import {ClientQuota} from './log/ClientQuota';
import type {EventStore} from './log/EventStore';
import {PendingResponses} from './PendingResponses';
import {readJson} from './readJson';
import type {SearchBackend} from './SearchBackend';
import {findRoute, type FoundRoute} from './routes';
import {API_HEADERS, sendJson} from './sendJson';

/** How the search API is set up. */
export interface SearchApiOptions {
  /** What is searched. */
  readonly backend: SearchBackend;
  /** Path the site is served under; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Address of the site, which completes the addresses of records; left out: the host that was asked. */
  readonly siteUrl?: string | undefined;
  /** Name that requests give the index; default `docs`. */
  readonly indexName?: string | undefined;
  /** Left out: everyone may search. */
  readonly credentials?: Credentials | undefined;
  /** Opens the index now: the first reader does not wait for it. */
  readonly openNow?: boolean;
  /** Called for each search with words, with the time it computed. */
  readonly onSearch?: HandlerContext['onSearch'];
  /** Left out: events are off. */
  readonly log?: EventStore | undefined;
}

/** Where the API lies below the base path. */
export const API_PATH = '1/';

/**
 * Answers the hosted provider's protocol from an index. Every error is `{message, status}`; nothing that a request says
 * (its query, its keys) is logged.
 */
export function searchApi(options: SearchApiOptions): Route {
  const {backend, log, onSearch} = options;
  const dependencies: HandlerContext = {
    backend,
    indexName: options.indexName ?? 'docs',
    log,
    onSearch,
    quota: new ClientQuota(),
  };
  const pending = new PendingResponses();
  // Already logged; the next search returns the error.
  if (options.openNow === true) backend.ready().catch(() => undefined);

  return async (context) => {
    try {
      const body = await answer(context, options, dependencies);
      return body instanceof Response ? body : await sendJson(context, 200, body, pending);
    } catch (error) {
      const {status, message, headers} = errorOf(error);
      return sendJson(context, status, {message, status}, pending, headers);
    }
  };
}

async function answer(
  context: Context,
  {baseUrl, siteUrl, credentials}: SearchApiOptions,
  dependencies: HandlerContext,
): Promise<object> {
  const {pathname, searchParams} = new URL(context.req.url);
  const found = findRoute(pathname.slice(baseUrl.length + API_PATH.length));
  if (found === undefined) throw new HttpError(404, 'Path not found');
  const {route, path} = found;
  const methods = [...Object.keys(route.methods), 'OPTIONS'];
  if (context.req.method === 'OPTIONS') return preflight(context, found);
  const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
  const handle = Object.hasOwn(route.methods, method) ? route.methods[method] : undefined;
  if (handle === undefined)
    throw new HttpError(405, `Use ${Object.keys(route.methods).join(' or ')}`, {
      Allow: methods.join(', '),
    });
  if (route.isOpen !== true) checkCredentials(context.req.raw, credentials);
  const address = new URLSearchParams(
    [...searchParams].filter(([name]) => !/^x-algolia-/i.test(name)),
  );
  const {incoming} = (context.env ?? {}) as Partial<HttpBindings>;
  const request: ApiRequest = {
    path,
    address,
    body: method === 'GET' ? undefined : await readJson(context.req.raw),
    client: clientOf(incoming?.socket.remoteAddress, context.req.header('X-Forwarded-For')),
    signal: context.req.raw.signal,
    base: siteUrl ?? originOf(context),
  };
  return handle(request, dependencies);
}

function preflight(context: Context, {route}: FoundRoute): Response {
  return context.body(null, 204, {
    ...API_HEADERS,
    'Access-Control-Allow-Methods': Object.keys(route.methods).join(', '),
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
  });
}

/** Where the client sent its request, also through a proxy that ends TLS. */
function originOf(context: Context): string {
  const {protocol, host} = new URL(context.req.url);
  const forwarded = context.req.header('X-Forwarded-Proto')?.split(',')[0]?.trim().toLowerCase();
  return `${forwarded === 'https' || forwarded === 'http' ? `${forwarded}:` : protocol}//${host}`;
}

function errorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof RequestError) return new HttpError(error.status, error.message);
  logError('the search cannot answer', error);
  return new HttpError(500, 'The search could not answer; try again');
}
