import {createServer, type Server, type Socket} from 'node:net';
import type {AddressInfo} from 'node:net';

/** A host made of a bare socket, and how often it was called. */
export interface SocketHost {
  readonly url: string;
  readonly calls: () => number;
  readonly close: () => Promise<void>;
}

/** Listens on a free port and does with each connection what `behave` says once its request is there. */
export async function socketHost(
  behave: (socket: Socket, request: string) => void,
): Promise<SocketHost> {
  let calls = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (data) => {
      calls += 1;
      behave(socket, data.toString());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Answers with a status and a body, then ends the connection. */
export const answering =
  (status: number, body: string) =>
  (socket: Socket): void => {
    socket.end(
      `HTTP/1.1 ${status} Status\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  };

/** Takes the request and never says a word. */
export const hanging = (): void => undefined;

/** Sends the head of an answer and then nothing. */
export const stalling = (socket: Socket): void => {
  socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{');
};

/** Speaks something else than HTTP. */
export const babbling = (socket: Socket): void => {
  socket.end('hello, this is no web server\r\n');
};

/** The address of a port that refuses connections. */
export async function refusedUrl(): Promise<string> {
  const host = await socketHost(hanging);
  await host.close();
  return host.url;
}
