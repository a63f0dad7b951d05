import {STATUS_CODES} from 'node:http';
import type {Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import {SECURE_HEADERS} from '@toolhive-docs/hosting';

const {'Strict-Transport-Security': _, ...SAFE} = SECURE_HEADERS;

/** Headers of responses that no application makes: nothing of them may run or be kept. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'",
  ...SAFE,
  'Cache-Control': 'no-store',
};

/** The text of a response to what cannot be read. */
export const unreadable = (status: number): string =>
  `${STATUS_CODES[status] ?? ''}: the request cannot be read\n`;

/** A whole response for a connection without a request: status, headers and text. Of now: it has a date (RFC 9110 §6.6.1). */
function bareResponse(
  status: number,
  text = unreadable(status),
  more: Readonly<Record<string, string>> = {},
): string {
  const headers = {
    Date: new Date().toUTCString(),
    ...BARE_HEADERS,
    ...more,
    'Content-Length': text.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`;
}

const TOO_MANY = 'Too many connections. Try again in a few seconds.\n';

/** Tells a client that there are too many, whatever it asks for, and closes its connection after `patience` milliseconds at the latest. */
export function refuseConnection(socket: Socket, patience: number): void {
  socket.on('error', () => undefined);
  // What it sends has to be read, or the system would drop the response with it.
  socket.resume().end(bareResponse(503, TOO_MANY, {'Retry-After': '5'}));
  setTimeout(() => socket.destroy(), patience).unref();
}

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Tells a client that what it sent is no HTTP, too slow or too long, and closes its connection. */
export function rejectBytes(socket: Duplex, error: NodeJS.ErrnoException): void {
  socket.end(bareResponse(STATUSES[error.code ?? ''] ?? 400), () => socket.destroy());
}
