import type {IncomingMessage, ServerResponse} from 'node:http';

const hasBody = ({headers}: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** How long a client may go on sending after its response, in milliseconds. */
const PATIENCE = 500;

/** Ends the connection once the body is here, and thrown away: to end it with bytes unread would make the system drop the response. */
function closeLater(request: IncomingMessage): void {
  const {socket} = request;
  const close = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    socket.destroySoon = close;
    if (request.complete) return close();
    const timer = setTimeout(close, PATIENCE);
    request.resume().once('close', () => {
      clearTimeout(timer);
      close();
    });
  };
}

/**
 * Says `Connection: close` in a response that comes before all of the request's body. Reason: what is left of a body is not read for long,
 * and a client that kept the connection would lose its next request.
 */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (!request.complete) {
      response.shouldKeepAlive = false;
      closeLater(request);
    }
    return writeHead(...args);
  }) as typeof response.writeHead;
}
