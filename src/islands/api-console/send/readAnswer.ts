import type {Answered} from './Outcome';

/** Most of a body that is read, in bytes. */
export const LONGEST_BODY = 1_048_576;

/**
 * Reads an answer to its end, or as far as a page can show it.
 * @param begun - When the request was sent, by `performance.now()`.
 * @throws what reading a broken or aborted body throws
 */
export async function readAnswer(response: Response, begun: number): Promise<Answered> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let body = '';
  let size = 0;
  let cut = false;
  while (reader && !cut) {
    const {done, value} = await reader.read();
    if (done) break;
    cut = size + value.byteLength > LONGEST_BODY;
    body += decoder.decode(value.subarray(0, LONGEST_BODY - size), {stream: true});
    size += value.byteLength;
  }
  if (cut) void reader?.cancel().catch(() => undefined);
  else body += decoder.decode();
  return {
    kind: 'answer',
    status: response.status,
    headers: [...response.headers],
    body,
    cut,
    time: performance.now() - begun,
  };
}
