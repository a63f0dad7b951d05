import {setTimeout as pause} from 'node:timers/promises';
import {LIMITS} from '../../server/limits';
import {openSocket} from './openSocket';

/** How a client misbehaves over one connection; resolves when it has done so, or the server has had enough. */
const WAYS: readonly ((port: number, path: string) => Promise<void>)[] = [
  // Sends a letter a second, for as long as it may.
  async (port) => {
    const socket = openSocket(port).resume();
    const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
    const drip = setInterval(() => socket.write('G'), 1000);
    await Promise.race([closed, pause(12_000)]);
    clearInterval(drip);
    socket.destroy();
    await pause(20);
  },
  // Asks for as much as it may and reads nothing.
  async (port, path) => {
    const socket = openSocket(port).pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(1 + LIMITS.waiting));
    await pause(3000);
    socket.destroy();
  },
  // Asks for more than it may.
  async (port, path) => {
    const socket = openSocket(port).pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(200));
    await pause(1000);
    socket.destroy();
  },
  // Asks and is gone.
  async (port, path) => {
    const socket = openSocket(port);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await pause(Math.random() * 20);
    socket.resetAndDestroy();
    await pause(20);
  },
  // Promises a body and sends half of it.
  async (port) => {
    const socket = openSocket(port).resume();
    socket.write(
      'POST /1/indexes/*/queries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"requests":[',
    );
    await pause(2000);
    socket.destroy();
  },
  // Sends what is no request at all.
  async (port) => {
    const socket = openSocket(port).resume();
    const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
    socket.write(Buffer.from(Array.from({length: 200}, () => Math.floor(Math.random() * 256))));
    await Promise.race([closed, pause(2000)]);
    socket.destroy();
    await pause(20);
  },
];

/**
 * A client that misbehaves in one way, again and again.
 * @param way - Which of them.
 * @param path - A file of the site, the larger the better.
 * @returns how often it did.
 */
export async function misbehave(
  port: number,
  way: number,
  path: string,
  isOver: () => boolean,
): Promise<number> {
  let times = 0;
  for (const act = WAYS[way % WAYS.length]; act && !isOver(); times += 1) await act(port, path);
  return times;
}
