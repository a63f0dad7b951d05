import type {Sandbox} from '@toolhive-docs/api-sandbox';
import type {ConsoleRequest} from '../request/buildRequest';
import type {Outcome} from './Outcome';
import {readAnswer} from './readAnswer';

/** Asks the sandbox in this page. Nothing goes over the network: the sandbox is a function, and the host is a mere name. */
export async function sendToSandbox(
  sandbox: Sandbox,
  {method, target, headers, body}: ConsoleRequest,
): Promise<Outcome> {
  const begun = performance.now();
  let request: Request;
  try {
    request = new Request(`http://sandbox.invalid${target}`, {
      method,
      headers: headers.map(([name, value]) => [name, value] as [string, string]),
      body: body ?? null,
    });
  } catch {
    return {kind: 'failure', reason: 'request'};
  }
  return readAnswer(await sandbox.fetch(request), begun);
}
