import {once} from 'node:events';
import {connect, type Socket} from 'node:net';

/** A client that sends bytes as they are, reads nothing unless it is told to, and minds no reset. `stays`: it does not close when the server does. */
export async function openSocket(port: number, bytes = '', stays = false): Promise<Socket> {
  const socket = connect({port, host: '127.0.0.1', allowHalfOpen: stays}).on(
    'error',
    () => undefined,
  );
  await once(socket, 'connect');
  socket.pause();
  if (bytes !== '') socket.write(bytes);
  return socket;
}

/** A GET that keeps its connection. */
export const getRequest = (path = '/'): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Everything that is sent until the connection ends, also by a reset. */
export function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
    socket.once('close', () => resolve(answer));
    socket.resume();
  });
}
