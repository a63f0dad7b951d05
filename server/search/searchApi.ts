import type {HttpBindings} from '@hono/node-server';
import type {Context, MiddlewareHandler} from 'hono';
import {RequestError} from '../../packages/search-engine';
import {answerQueries} from './answerQueries';
import {answerRecommendations} from './answerRecommendations';
import {ApiFault} from './ApiFault';
import {BuiltIndex} from './BuiltIndex';
import {checkCredentials, type Credentials} from './checkCredentials';
import type {Door} from './Door';
import {keepEvents} from './keepEvents';
import type {EventLog} from './log/EventLog';
import {MAX_BATCHES_AT_ONCE} from './limits';
import {readJson} from './readJson';
import {Turns} from './Turns';
import {UnreadAnswers} from './UnreadAnswers';

/** How the search door is set up. */
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

const ANSWERS = new Map<
  string,
  (body: unknown, door: Door, signal: AbortSignal) => Promise<object>
>([
  ['1/indexes/*/queries', answerQueries],
  ['1/indexes/*/recommendations', answerRecommendations],
  ['1/events', keepEvents],
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
  const door: Door = {index, indexName, log, turns: new Turns(MAX_BATCHES_AT_ONCE)};
  const unread = new UnreadAnswers();
  // Whoever searches hears of a fault; whoever runs the program has heard of it then.
  if (openNow) index.open().catch(() => undefined);

  return async (context, next) => {
    const answer = ANSWERS.get(context.req.path.slice(baseUrl.length).replace(/%2a/i, '*'));
    if (answer === undefined || !context.req.path.startsWith(baseUrl)) return next();
    if (context.req.method === 'OPTIONS') return context.body(null, 204, PREFLIGHT);
    try {
      if (context.req.method !== 'POST')
        throw new ApiFault(405, 'Use POST', {Allow: 'POST, OPTIONS'});
      checkCredentials(context.req.raw, credentials);
      return send(
        context,
        200,
        await answer(await readJson(context.req.raw), door, context.req.raw.signal),
        unread,
      );
    } catch (error) {
      const {status, message, headers} = faultOf(error);
      return send(context, status, {message, status}, unread, headers);
    }
  };
}

function faultOf(error: unknown): ApiFault {
  if (error instanceof ApiFault) return error;
  if (error instanceof RequestError) return new ApiFault(error.status, error.message);
  console.error('Error: the search cannot answer:', error);
  return new ApiFault(500, 'The search could not answer; try again');
}

function send(
  context: Context,
  status: number,
  body: object,
  unread: UnreadAnswers,
  headers: Readonly<Record<string, string>> = {},
): Response {
  // Bytes, because Node sets three aside for each letter of a text that it sends.
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const {outgoing} = (context.env ?? {}) as Partial<HttpBindings>;
  if (outgoing !== undefined) unread.add(outgoing, bytes.length);
  return context.body(bytes, status as 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(bytes.length),
    ...HEADERS,
    ...headers,
  });
}
