import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';
import type {Context} from 'hono';
import {bindingsOf} from '../http/bindingsOf';
import {acceptedEncodings, type Encoding} from '../site/acceptedEncodings';
import {BROTLI, JsonBody} from './answers/BodyStart';
import {MIN_COMPRESSED_BYTES} from './limits';
import type {PendingResponses} from './PendingResponses';

/** Pages of every site may ask, as they may ask the provider. Nothing of a page's policy applies to data. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each response is made for one reader, so that time counts more than size. */
const COMPRESS = {
  br: (bytes: Uint8Array) => brotli(bytes, BROTLI),
  gzip: (bytes: Uint8Array) => zip(bytes, {level: 3}),
};

/** Sends JSON, compressed as the client likes it best. */
export async function sendJson(
  context: Context,
  status: number,
  body: object,
  pending: PendingResponses,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const {encoding, bytes} = await encode(body, context.req.header('Accept-Encoding'));
  const {outgoing} = bindingsOf(context);
  if (outgoing !== undefined) pending.add(outgoing, bytes.length);
  const isHead = context.req.method === 'HEAD';
  return context.body((isHead ? null : bytes) as Uint8Array<ArrayBuffer>, status as 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(bytes.length),
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && {'Content-Encoding': encoding}),
    ...(body instanceof JsonBody && {
      'Cache-Status': body.isKept ? 'answers; hit' : 'answers; fwd=miss',
    }),
    ...API_HEADERS,
    ...headers,
  });
}

/** The bytes of a body, compressed as the client likes it best. */
async function encode(
  body: object,
  accepted: string | undefined,
): Promise<{encoding: Encoding; bytes: Uint8Array}> {
  const [best = 'identity'] = acceptedEncodings(accepted);
  if (best === 'br' && body instanceof JsonBody) {
    const bytes = body.brotli();
    if (bytes !== undefined) return {encoding: 'br', bytes};
  }
  // Bytes, because Node sets three aside for each character of a text that it sends.
  const plain = new TextEncoder().encode(
    body instanceof JsonBody ? body.text() : JSON.stringify(body),
  );
  if (best === 'identity' || plain.length < MIN_COMPRESSED_BYTES)
    return {encoding: 'identity', bytes: plain};
  return {encoding: best, bytes: new Uint8Array(await COMPRESS[best](plain))};
}
