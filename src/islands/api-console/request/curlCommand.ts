import {curl} from '../../../../plugins/api-reference/samples/curl';
import type {ConsoleRequest} from './buildRequest';

/**
 * The request as a command for a POSIX shell, in the form of the page's samples.
 * @param statusOnly - Whether a successful answer has no body, so that the command must show the status.
 */
export function curlCommand(
  {method, target, headers, body}: ConsoleRequest,
  address: string,
  statusOnly: boolean,
): string {
  const type = headers.find(([name]) => name === 'Content-Type')?.[1];
  return curl({
    method,
    url: address + target,
    headers: headers.filter(([name]) => name !== 'Content-Type'),
    ...(body === undefined
      ? {}
      : {body: {kind: 'text', type: type ?? 'application/json', text: body}}),
    statusOnly,
  });
}
