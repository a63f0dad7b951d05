import {
  API_CATALOG,
  cacheControl,
  CATALOG_LINK,
  DRAWING_POLICY,
  DRAWINGS,
  NOT_LISTED,
  OPEN_HEADERS,
  SPECIFICATIONS,
} from '@toolhive-docs/hosting';
import type {BuildFile, BuildFiles} from './BuildFiles';
import {acceptedEncodings, SIBLINGS, type Encoding, isCompressible} from './acceptedEncodings';
import {contentType} from './contentType';
import {parseRange} from './parseRange';
import {precondition} from './precondition';

type Headers = Record<string, string>;

/** Of what answers the conditions of one request. A cache that kept it as long as the file would give it to others (RFC 9111 §3). */
const ONCE = 'no-store';

/** What sending a file needs to know of a request. */
export interface Exchange {
  readonly files: BuildFiles;
  /** Of every response. */
  readonly headers: Readonly<Headers>;
  readonly isHead: boolean;
  readonly requestHeader: (name: string) => string | undefined;
  /** Ends the connection: what was sent of a body is not to be taken for the whole. */
  readonly breakOff: () => void;
}

interface Variant {
  readonly file: BuildFile;
  readonly encoding: Encoding;
}

/** Sends a file with a status; undefined when it is gone. Only with 200 are conditions and ranges of the request looked at. */
export async function sendFile(
  exchange: Exchange,
  path: string,
  status: 200 | 400 | 404,
): Promise<Response | undefined> {
  // A range counts bytes of the file as it is, so it is never answered from a compressed sibling.
  const wantsRange =
    status === 200 && !exchange.isHead && exchange.requestHeader('Range') !== undefined;
  const encodings =
    isCompressible(path) && !wantsRange
      ? acceptedEncodings(exchange.requestHeader('Accept-Encoding'))
      : (['identity'] as const);
  // The first in which the file is there.
  for (const encoding of encodings) {
    const ending = encoding === 'identity' ? '' : SIBLINGS[encoding];
    const file = await exchange.files.read(path + ending);
    if (file) return respond(exchange, path, status, {file, encoding}, wantsRange);
  }
  return undefined;
}

function respond(
  exchange: Exchange,
  path: string,
  status: 200 | 400 | 404,
  {file, encoding}: Variant,
  wantsRange: boolean,
): Response {
  const headers: Headers = {
    ...exchange.headers,
    'Content-Type': contentType(path),
    'Cache-Control': cacheControl(path),
    'Accept-Ranges': 'bytes',
    ...(path === API_CATALOG && CATALOG_LINK),
    ...(path.endsWith('.md') && NOT_LISTED),
    ...(path.startsWith(SPECIFICATIONS) && OPEN_HEADERS),
  };
  if (isCompressible(path))
    headers['Vary'] = [exchange.headers['Vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  if (status !== 200) return whole(exchange, file, status, headers);

  headers['ETag'] = file.etag;
  if (path.startsWith(DRAWINGS)) headers['Content-Security-Policy'] = DRAWING_POLICY;
  const failed = precondition(exchange.requestHeader, file.etag);
  if (failed === 412) headers['Cache-Control'] = ONCE;
  if (failed !== undefined) return new Response(null, {status: failed, headers});
  return wantsRange ? part(exchange, file, headers) : whole(exchange, file, 200, headers);
}

function part(exchange: Exchange, file: BuildFile, headers: Headers): Response {
  const ifRange = exchange.requestHeader('If-Range');
  const range =
    ifRange === undefined || ifRange === file.etag
      ? parseRange(exchange.requestHeader('Range'), file.size)
      : undefined;
  if (range === undefined) return whole(exchange, file, 200, headers);
  if (range === 'unsatisfiable') {
    headers['Content-Range'] = `bytes */${file.size}`;
    headers['Cache-Control'] = ONCE;
    return new Response(null, {status: 416, headers});
  }
  headers['Content-Range'] = `bytes ${range.start}-${range.end}/${file.size}`;
  return bytes(exchange, file, range.start, range.end, 206, headers);
}

function whole(exchange: Exchange, file: BuildFile, status: number, headers: Headers): Response {
  return bytes(exchange, file, 0, file.size - 1, status, headers);
}

function bytes(
  exchange: Exchange,
  {body, stream}: BuildFile,
  start: number,
  end: number,
  status: number,
  headers: Headers,
): Response {
  headers['Content-Length'] = String(end + 1 - start);
  if (exchange.isHead) return new Response(null, {status, headers});
  const content = body?.subarray(start, end + 1) ?? stream(start, end, exchange.breakOff);
  return new Response(content, {status, headers});
}
