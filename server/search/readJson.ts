import {HttpError, badRequest} from './HttpError';
import {MAX_BODY_BYTES} from './limits';

/**
 * Reads the body of a request as JSON, whatever type it claims: browsers send it as text so that they need not ask for permission
 * first. Reading stops as soon as the body is too long.
 *
 * @throws HttpError 413 for a body that is too long, 400 for one that is not JSON or ends too early.
 */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badRequest(
      `The body is not JSON: ${error instanceof Error ? error.message.slice(0, 100) : ''}`,
    );
  }
}

async function readText({body}: Request): Promise<string> {
  if (body === null) return '';
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read().catch(() => {
      throw badRequest('The body ended too early');
    });
    if (done) return Buffer.concat(chunks).toString('utf8');
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
}

function tooLarge(): HttpError {
  return new HttpError(
    413,
    `The body is larger than ${MAX_BODY_BYTES} bytes; send fewer requests at a time`,
  );
}
