import {
  hostHeaderValidationResponse,
  originValidationResponse,
  createMcpHandler,
  type McpHttpHandler,
} from '@modelcontextprotocol/server';
import pLimit from 'p-limit';
import type {DocsLibrary} from './library/DocsLibrary';
import {docsServers} from './createDocsServer';

/** Largest request, in bytes: a text to check, and what the protocol puts around it. */
export const MAX_BODY_BYTES = 100 * 1024;

/** Streams of changes at a time. Reason: pages change with a build, so that few clients ask. */
const MAX_SUBSCRIPTIONS = 16;

/**
 * Answers the protocol over HTTP, without sessions, for clients of both generations. It checks neither Host nor Origin: whoever serves
 * it does.
 */
export function httpHandler(library: DocsLibrary): McpHttpHandler {
  return createMcpHandler(docsServers(library), {
    maxRequestBodySize: MAX_BODY_BYTES,
    maxSubscriptions: MAX_SUBSCRIPTIONS,
  });
}

/** Calls that are answered at a time; others wait. Reason: each is work for one core, and none waits for a network. */
const CALLS_AT_ONCE = 4;

/** Calls that may wait; more are told to come again. Reason: at five milliseconds a call, these are through within two seconds. */
const CALLS_WAITING = 400;

/** Names of this machine. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Answers the protocol over HTTP. Foreign origins and foreign names of the host are refused, so that no page of another site can call a
 * server on a reader's machine.
 *
 * @param hosts - Names under which the server may be called, besides those of this machine and the site's own.
 */
export function guardedHandler(
  library: DocsLibrary,
  hosts: readonly string[],
): (request: Request) => Promise<Response> {
  const handler = httpHandler(library);
  const calls = pLimit(CALLS_AT_ONCE);
  return async (request) => {
    const names = [...LOCAL, ...hosts, new URL(library.index.root).hostname];
    const refused =
      hostHeaderValidationResponse(request, names) ?? originValidationResponse(request, names);
    if (refused) return refused;
    if (calls.pendingCount >= CALLS_WAITING)
      return new Response('Too many calls at a time; try again.\n', {
        status: 503,
        headers: {'Retry-After': '1', 'Content-Type': 'text/plain; charset=utf-8'},
      });
    return calls(() => handler.fetch(request));
  };
}
