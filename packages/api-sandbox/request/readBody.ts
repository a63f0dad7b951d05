import {deeperThan} from '@toolhive-docs/options/deeperThan';
import {limits} from '../limits';
import {badRequest, RequestFault} from './RequestFault';

/**
 * Reads a request's body as JSON, never more than the limits allow.
 * @returns undefined when there is no body
 * @throws RequestFault with 400: too large, too slow, not UTF-8, not JSON, nested too deeply
 */
export async function readBody(request: Request): Promise<unknown> {
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > limits.bodyBytes) throw tooLarge();
  // A server holds callers to the length they declare, so the body can be taken whole; that is far cheaper than a stream.
  // In Firefox, requests have no streams: there the body is in the page already.
  const stop = new AbortController();
  const source =
    declared === null && request.body
      ? new Response(request.body.pipeThrough(limited(), {signal: stop.signal}))
      : request;
  // What is still to come of a body that took too long is not read.
  const bytes = await inTime(source.arrayBuffer()).finally(() => stop.abort());
  if (bytes.byteLength > limits.bodyBytes) throw tooLarge();
  const text = decode(bytes);
  if (text === '') return undefined;
  if (deeperThan(text, limits.bodyDepth))
    throw badRequest(`the body is nested more than ${limits.bodyDepth} levels deep`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badRequest('the body is not valid JSON');
  }
}

/** Passes a body on until it is too large; then it is given up. */
function limited(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limits.bodyBytes) throw tooLarge();
      controller.enqueue(chunk);
    },
  });
}

/** Waits for a body, but not for ever. */
async function inTime<T>(body: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(badRequest(`the body took longer than ${limits.bodyTime / 1000} seconds`)),
      limits.bodyTime,
    );
  });
  try {
    return await Promise.race([body, late]);
  } catch (error) {
    throw error instanceof RequestFault ? error : badRequest('the body did not arrive completely');
  } finally {
    clearTimeout(timer);
  }
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    throw badRequest('the body is not valid UTF-8');
  }
}

function tooLarge(): RequestFault {
  return badRequest(`the body is larger than ${limits.bodyBytes} bytes`);
}
