import {once} from 'node:events';
import {connect} from 'node:net';
import {text} from 'node:stream/consumers';

/** Sends bytes exactly as given, which `fetch` would normalise, and returns the whole answer. */
export async function rawRequest(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

/** A GET for a path that is put on the wire unchanged. */
export function rawGet(port: number, path: string): Promise<string> {
  return rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}
