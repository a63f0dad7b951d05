import type {IncomingMessage, ServerResponse} from 'node:http';

const hasBody = ({headers}: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Says `Connection: close` in a response that comes before all of the request's body. Reason: what is left of a body is not read for long,
 * and a client that kept the connection would lose its next request.
 */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (!request.complete) response.shouldKeepAlive = false;
    return writeHead(...args);
  }) as typeof response.writeHead;
}
