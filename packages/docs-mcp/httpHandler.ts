import {createMcpHandler, type McpHttpHandler} from '@modelcontextprotocol/server';
import {docsServers} from './createDocsServer';
import type {DocsLibrary} from './library/DocsLibrary';

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
