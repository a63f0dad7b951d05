import {connect} from 'node:net';

/** One kept connection: sends a request, waits for its whole answer, sends the next. */
export interface Connection {
  /** @returns the status of the answer. */
  readonly send: (method: string, path: string, body?: string, headers?: string) => Promise<number>;
  readonly end: () => void;
}

/**
 * Connects to a server of this machine without the costs of a full client, so that the server is what is measured. Answers must say
 * their length.
 * @param onHead - Called with the head of each answer.
 * @throws when the server closes the connection.
 */
export function openConnection(
  port: number,
  onHead: (head: string) => void = () => undefined,
): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let missing = 0;
  let head = '';
  let status = 0;
  let waiting: {resolve: (status: number) => void; reject: (error: Error) => void} | undefined;
  socket.on('data', (chunk: Buffer) => {
    if (status === 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      onHead(head.slice(0, end));
      missing =
        Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0) -
        (head.length - end - 4);
    } else missing -= chunk.length;
    if (missing > 0) return;
    const answered = status;
    [head, status] = ['', 0];
    waiting?.resolve(answered);
  });
  const fail = (error: Error) => waiting?.reject(error);
  const send: Connection['send'] = (method, path, body = '', headers = '') =>
    new Promise<number>((resolve, reject) => {
      waiting = {resolve, reject};
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    });
  return new Promise((resolve, reject) => {
    socket.once('error', reject).once('connect', () => {
      socket
        .on('error', fail)
        .on('close', () => fail(new Error('the server closed the connection')));
      resolve({send, end: () => socket.destroy()});
    });
  });
}
