import {RequestError} from '@toolhive-docs/search-engine';
import {Hono, type Context} from 'hono';
import {bindingsOf} from '../http/bindingsOf';
import {logError} from '../logging';
import {checkCredentials, type Credentials} from './checkCredentials';
import {clientOf} from './clientOf';
import type {ApiRequest, Handler, HandlerContext} from './HandlerContext';
import {checkIndex} from './handlers/readBatch';
import {HttpError} from './HttpError';
import {ClientQuota} from './log/ClientQuota';
import {PendingResponses} from './PendingResponses';
import {readJson} from './readJson';
import type {SearchBackend} from './SearchBackend';
import {ROUTES, type Route} from './routes';
import {API_HEADERS, sendJson} from './sendJson';

/** How the search API is set up. What is left out: the index is called `docs`, events are off, and the API has a quota of its own. */
export interface SearchApiOptions extends Partial<HandlerContext> {
  readonly backend: SearchBackend;
  /** Address of the site, which completes the addresses of records; left out: the host that was asked. */
  readonly siteUrl?: string | undefined;
  /** Left out: everyone may search. */
  readonly credentials?: Credentials | undefined;
  /** Opens the index now: the first reader does not wait for it. */
  readonly openNow?: boolean;
  /** What all clients may leave unread. APIs of one program share it and the quota; left out: its own. */
  readonly pending?: PendingResponses;
}

/** Where the API lies below the base path. */
export const API_PATH = '1/';

/**
 * Answers the hosted provider's protocol from an index. Every error is `{message, status}`; nothing that a request says
 * (its query, its keys) is logged.
 */
export function searchApi(options: SearchApiOptions): Hono {
  const {backend, log, onSearch, indexName = 'docs', pending = new PendingResponses()} = options;
  const {quota = new ClientQuota()} = options;
  const dependencies: HandlerContext = {backend, indexName, log, onSearch, quota};
  // Already logged; the next search returns the error.
  if (options.openNow === true) backend.ready().catch(() => undefined);

  const api = new Hono();
  for (const route of ROUTES)
    api.on('ALL', [route.path, `${route.path}/`], async (context) => {
      if (context.req.method === 'OPTIONS') return preflight(context, route);
      const handle = handlerOf(context, route);
      if (route.isOpen !== true) checkCredentials(context.req.raw, options.credentials);
      const request = await readApiRequest(context, options.siteUrl);
      const {index} = request.path;
      if (index !== undefined) checkIndex(index, indexName);
      return sendJson(context, 200, await handle(request, dependencies), pending);
    });
  api.all('*', () => {
    throw new HttpError(404, 'Path not found');
  });
  api.onError((error, context) => {
    const {status, message, headers} = errorOf(error);
    return sendJson(context, status, {message, status}, pending, headers);
  });
  return api;
}

/** What answers a request to a route. @throws HttpError 405 for another method. */
function handlerOf({req}: Context, {methods}: Route): Handler {
  const method = req.method === 'HEAD' ? 'GET' : req.method;
  const handle = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (handle !== undefined) return handle;
  const names = Object.keys(methods);
  throw new HttpError(405, `Use ${names.join(' or ')}`, {Allow: [...names, 'OPTIONS'].join(', ')});
}

async function readApiRequest(context: Context, siteUrl: string | undefined): Promise<ApiRequest> {
  const {incoming} = bindingsOf(context);
  const {req} = context;
  return {
    path: req.param(),
    address: new URLSearchParams(
      [...new URL(req.url).searchParams].filter(([name]) => !/^x-algolia-/i.test(name)),
    ),
    body: req.method === 'GET' || req.method === 'HEAD' ? undefined : await readJson(req.raw),
    client: clientOf(incoming?.socket.remoteAddress, req.header('X-Forwarded-For')),
    signal: req.raw.signal,
    base: siteUrl ?? originOf(context),
  };
}

function preflight(context: Context, {methods}: Route): Response {
  return context.body(null, 204, {
    ...API_HEADERS,
    'Access-Control-Allow-Methods': Object.keys(methods).join(', '),
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
