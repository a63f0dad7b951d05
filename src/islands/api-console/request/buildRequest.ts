import type {ConsoleOperation} from './ConsoleOperation';
import {filledIn, textOf, type Draft} from './Draft';
import {curl} from '../../../../plugins/api-reference/samples/curl';

/** A request without the server it goes to. */
export interface ConsoleRequest {
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | undefined;
}

/** Half of a surrogate pair, which a program may have typed, has no encoding; it is sent as browsers send it in a form. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The request that a draft stands for, whether the specification allows it or not. */
export function buildRequest(
  {method, path, parameters, body}: ConsoleOperation,
  draft: Draft,
): ConsoleRequest {
  const filled = (place: string) => filledIn(place, parameters, draft);
  const inPath = new Map(filled('path'));
  const target = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encoded(inPath.get(name) ?? ''),
  );
  const query = filled('query')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
  const text = draft.body && textOf(draft.body);
  // An optional body that was emptied is no body.
  const sent = text === '' ? undefined : text;
  return {
    method,
    target: query ? `${target}?${query}` : target,
    headers: [
      ...filled('header'),
      ...(sent !== undefined && body ? [['Content-Type', body.type] as const] : []),
      ...(draft.preferredStatus ? [['Prefer', `code=${draft.preferredStatus}`] as const] : []),
    ],
    body: sent,
  };
}

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
