import {findResponse, type ApiSpec} from '@toolhive-docs/api-spec';
import type {ConsoleOperation} from '../request/ConsoleOperation';

/** The phrases of RFC 9110 §15 that this kind of API uses. */
const PHRASES: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** A status with its phrase: `201 Created`. */
export function statusText(status: number): string {
  return `${status} ${PHRASES[status] ?? ''}`.trim();
}

/** What the specification says a status of an operation means; undefined where it says nothing. */
export function statusMeaning(
  spec: ApiSpec,
  {view}: ConsoleOperation,
  status: number,
): string | undefined {
  const {method, path} = view;
  return findResponse(spec, {method, path, status})?.value.description.trim();
}
