import type {Socket} from 'node:net';

const TEXT = 'Too many connections. Try again in a few seconds.\n';

const ANSWER = `HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${TEXT.length}\r\nCache-Control: no-store\r\nRetry-After: 5\r\nConnection: close\r\n\r\n${TEXT}`;

/** Tells a client that there are too many, whatever it asks for, and closes its connection after `patience` milliseconds at the latest. */
export function refuseConnection(socket: Socket, patience: number): void {
  socket.on('error', () => undefined);
  // What it sends has to be read, or the system would drop the answer with it.
  socket.resume().end(ANSWER);
  setTimeout(() => socket.destroy(), patience).unref();
}
