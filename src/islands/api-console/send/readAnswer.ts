import type {Answered} from './Outcome';

/** Most of a body that is read, in bytes. */
export const LONGEST_BODY = 1_048_576;

/**
 * Reads an answer to its end, as far as a page can show it, or to where the connection broke.
 * @param begun - When the request was sent, by `performance.now()`.
 * @throws the reason of who aborts the request meanwhile
 */
export async function readAnswer(response: Response, begun: number): Promise<Answered> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let body = '';
  let size = 0;
  let cut = false;
  let broken = false;
  while (reader && !cut) {
    const {done, value} = await reader.read().catch((error: unknown) => {
      // What Fetch says of a connection; who aborts gives a reason of another kind.
      if (!(error instanceof TypeError)) throw error;
      broken = true;
      return {done: true, value: undefined} as const;
    });
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
    broken,
    time: performance.now() - begun,
  };
}
