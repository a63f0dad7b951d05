/** Longest waits of one attempt, in milliseconds. */
export interface Timeouts {
  /** Until the head of the answer is there. A browser does not tell when it is merely connected. */
  readonly connect: number;
  /** From the head of the answer to its end. */
  readonly answer: number;
}

/** Spec §9. */
export const READ: Timeouts = {connect: 1000, answer: 2000};
/** Only tests write: the site sends events in another way, but the specification has this limit (9-20). */
export const WRITE: Timeouts = {connect: 1000, answer: 30_000};

/**
 * Fetches a text within limits of time.
 *
 * @param onSlow - Called when there is no head of the answer within the time to connect. The host may have been reached all the
 *   same, so it gets the time to answer, too.
 * @throws Error saying which limit was exceeded; whatever `fetch` throws when there is no connection.
 */
export async function timedFetch(
  url: string,
  init: RequestInit,
  {connect, answer}: Timeouts,
  onSlow: () => void,
): Promise<{status: number; text: string}> {
  const controller = new AbortController();
  const limit = (phase: string, ms: number) =>
    setTimeout(() => controller.abort(new Error(`no ${phase} within ${ms} ms`)), ms);
  const slow = setTimeout(onSlow, connect);
  let timer = limit('answer', connect + answer);
  try {
    const response = await fetch(url, {...init, signal: controller.signal}).finally(() => {
      clearTimeout(slow);
      clearTimeout(timer);
    });
    timer = limit('end of the answer', answer);
    return {status: response.status, text: await response.text()};
  } finally {
    clearTimeout(timer);
  }
}
