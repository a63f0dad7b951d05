import {pipeline, Readable} from 'node:stream';
import type {ReadableStream as NodeReadableStream} from 'node:stream/web';
import {createGunzip} from 'node:zlib';
import {deeperThan} from '@toolhive-docs/options/deeperThan';
import {HttpError, badRequest} from './HttpError';
import {MAX_BODY_BYTES, MAX_DEPTH} from './limits';

/**
 * Reads the body of a request as JSON, whatever type it claims: browsers send it as text so that they need not ask for permission
 * first. It may be compressed with gzip. Reading stops as soon as the body is too long.
 *
 * @throws HttpError 413 for a body that is too long, 415 for another compression, 400 for one that is not JSON, too deep, or ends too early.
 */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  const text = await readText(request);
  if (deeperThan(text, MAX_DEPTH))
    throw badRequest(`The body may nest lists and objects ${MAX_DEPTH} deep, not deeper`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badRequest(
      `The body is not JSON: ${error instanceof Error ? error.message.slice(0, 100) : ''}`,
    );
  }
}

async function readText(request: Request): Promise<string> {
  const {headers} = request;
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip' && encoding !== 'x-gzip')
    throw new HttpError(415, 'A body may be compressed with gzip only', {
      'Accept-Encoding': 'gzip',
    });
  // Of a known length, which is checked already, it is read in one piece: that is several times quicker than as a stream.
  if (encoding === 'identity' && headers.has('content-length'))
    return request.text().catch(() => {
      throw badRequest('The body ended too early');
    });
  const {body} = request;
  if (body === null) return '';
  const sent = Readable.fromWeb(body as NodeReadableStream);
  // The error comes out of the last stream, which is the one that is read.
  const plain = encoding === 'identity' ? sent : pipeline(sent, createGunzip(), () => undefined);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of plain as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > MAX_BODY_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw badRequest(
      encoding === 'identity'
        ? 'The body ended too early'
        : 'The body ended too early, or is not compressed with gzip as it says',
    );
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): HttpError {
  return new HttpError(
    413,
    `The body is larger than ${MAX_BODY_BYTES} bytes; send fewer requests at a time`,
  );
}
