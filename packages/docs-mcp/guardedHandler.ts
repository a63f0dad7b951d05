import {setImmediate} from 'node:timers/promises';
import {
  hostHeaderValidationResponse,
  originValidationResponse,
  type McpHttpHandler,
} from '@modelcontextprotocol/server';
import {acceptOf} from './acceptOf';
import {httpHandler, MAX_BODY_BYTES} from './docsServer';
import type {DocsLibrary} from './library/DocsLibrary';

/** Makes an answer when it is its client's turn. */
type Turn = (answer: () => Promise<Response>) => Promise<Response>;

/** Messages of a batch at the most. Reason: clients of old versions of the protocol put a few calls into one, and each may compute for a tenth of a second. */
const MOST_MESSAGES = 10;

/** How long an answer may be made, in milliseconds. Reason: the slowest batch takes a third of it, and whoever comes next waits as long. */
const LONGEST = 5000;

/**
 * Answers the protocol over HTTP. Foreign origins and foreign names of the host are refused, so that no page of another site can call a
 * server on a reader's machine. A turn begins when all of the request is here, and ends with the whole answer: slow clients take up
 * none.
 */
export function guardedHandler(
  library: DocsLibrary,
): (request: Request, turn: Turn) => Promise<Response> {
  const handler = httpHandler(library);
  return async (request, turn) => {
    const names = Array.from(library.hosts);
    const refused =
      hostHeaderValidationResponse(request, names) ?? originValidationResponse(request, names);
    if (refused) return refused;
    const body = await bodyOf(request).catch(() => undefined);
    if (body === undefined) return gone();
    return turn(() => answerTo(request, body, handler));
  };
}

/** For a client that is gone, which is no error of this program. */
const gone = (): Response => new Response('The body ended too early.\n', {status: 400});

/** All of a body; of one that is too large, as much as shows it. A client that sends slowly waits here alone. */
async function bodyOf(request: Request): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    parts.push(read.value);
    size += read.value.length;
    if (size > MAX_BODY_BYTES) break;
  }
  return Buffer.concat(parts);
}

async function answerTo(
  {url, method, headers: sent, signal}: Request,
  body: Buffer<ArrayBuffer>,
  handler: McpHttpHandler,
): Promise<Response> {
  // Whatever else the program serves comes first.
  await setImmediate();
  if (signal.aborted) return gone();
  const message = read(body);
  const batch = Array.isArray(message) ? (message as unknown[]) : undefined;
  if (batch && batch.length > MOST_MESSAGES) return tooMany(batch.length);
  // To a call that is called off in its own batch, the library never ends the answer.
  const kept = batch?.filter((one) => methodOf(one) !== 'notifications/cancelled') ?? [];
  const isShorter = batch !== undefined && kept.length > 0 && kept.length < batch.length;
  // Such an answer is a stream that goes on as long as its client listens.
  const isStream = methodOf(message) === 'subscriptions/listen';
  const headers = new Headers(sent);
  headers.set('Accept', acceptOf(sent.get('Accept')));
  const answer = await handler.fetch(
    new Request(url, {
      method,
      headers,
      signal: isStream ? signal : AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]),
      ...(method !== 'GET' && method !== 'HEAD' && {body: isShorter ? JSON.stringify(kept) : body}),
    }),
  );
  // Whether the connection is kept is a matter of the client and of the program that serves.
  answer.headers.delete('Connection');
  return isStream ? answer : wholeOf(answer);
}

/** What a body says, when it is JSON. */
function read(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const methodOf = (message: unknown): unknown =>
  (message as {readonly method?: unknown} | null | undefined)?.method;

const tooMany = (count: number): Response =>
  Response.json(
    {
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32_600,
        message: `The batch has ${count} messages; allowed: ${MOST_MESSAGES}. Fix: send fewer at a time.`,
      },
    },
    {status: 400},
  );

/** An answer with all of its body, which says its length. */
async function wholeOf({body, status, headers}: Response): Promise<Response> {
  if (body === null) return new Response(null, {status, headers});
  const bytes = await new Response(body).arrayBuffer();
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(bytes, {status, headers});
}
