import type {ConsoleRequest} from '../request/buildRequest';
import type {FailureReason, Outcome} from './Outcome';
import {readAnswer} from './readAnswer';

/** How long a server may take, in milliseconds: the API itself gives up after 60 seconds, and to hang up earlier would cancel its work. */
const LONGEST_WAIT = 65_000;

/**
 * Sends a request over the network, to the reader's own server. Nothing of the reader goes with it: no cookies, no referrer.
 * @param address - `http://localhost:8080`.
 * @param cancel - Aborted when the reader does not want to wait.
 */
export async function sendToServer(
  address: string,
  {method, target, headers, body}: ConsoleRequest,
  cancel: AbortSignal,
): Promise<Outcome> {
  const begun = performance.now();
  const fail = (reason: FailureReason): Outcome => ({kind: 'failure', reason});
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort('timeout'), LONGEST_WAIT);
  const stop = (): void => ended.abort('cancelled');
  cancel.addEventListener('abort', stop);
  const refusals: string[] = [];
  const onRefused = ({effectiveDirective, blockedURI}: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'connect-src' && blockedURI.startsWith(new URL(address).origin))
      refusals.push(blockedURI);
  };
  document.addEventListener('securitypolicyviolation', onRefused);
  try {
    const init: RequestInit = {
      method,
      body: body ?? null,
      headers: headers.map(([name, value]) => [name, value] as [string, string]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: ended.signal,
    };
    let request: Request;
    try {
      request = new Request(address + target, init);
    } catch {
      return fail('request');
    }
    return await readAnswer(await fetch(request), begun);
  } catch {
    if (ended.signal.aborted)
      return fail(ended.signal.reason === 'timeout' ? 'timeout' : 'cancelled');
    // The event of the policy comes in a task of its own, after the rejection.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return fail(refusals.length ? 'policy' : 'network');
  } finally {
    clearTimeout(timer);
    cancel.removeEventListener('abort', stop);
    document.removeEventListener('securitypolicyviolation', onRefused);
  }
}
