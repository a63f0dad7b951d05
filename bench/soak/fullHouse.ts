import {setTimeout as pause} from 'node:timers/promises';
import {runServer} from '../../server/testing/runServer';
import {LIMITS} from '../../server/limits';
import {MAX_BODY_BYTES} from '../../server/search/limits';
import {residentMemory} from '../load/residentMemory';
import {openSocket} from './openSocket';

/** How much the server may grow with every connection taken by a client of the worst kind, in MB. Reason: measured, 200 at most, most of it garbage that is not collected yet. */
const MAX_GROWTH = 300;

/** How long each kind is watched, in milliseconds. */
const WATCHED = 8000;

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const post = (body: string, length = body.length) =>
  `POST /1/indexes/*/queries HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n${body}`;
const search = (count: number, hitsPerPage: number) =>
  post(
    JSON.stringify({
      requests: Array.from({length: count}, () => ({
        indexName: 'docs',
        query: 'e',
        hitsPerPage,
        distinct: false,
      })),
    }),
  );

/** Nearly as many as Node takes. */
const HEADERS = `X-Long: ${'x'.repeat(15_000)}\r\n`;

/** What a client sends before it falls silent, and reads nothing, by the name of its kind. */
const kinds = (largeFile: string): Readonly<Record<string, string>> => ({
  'say nothing': '',
  'send half of their headers': get('/', HEADERS).slice(0, -2),
  'send half of a body': post('x'.repeat(MAX_BODY_BYTES - 1), MAX_BODY_BYTES),
  'read nothing of a large file': get(largeFile),
  'ask for it as often as they may': get(largeFile, HEADERS).repeat(1 + LIMITS.waiting),
  'ask more often than they may': get('/').repeat(200),
  'search for all there is': search(1, 1000).repeat(1 + LIMITS.waiting),
  'search for it in parts': search(50, 20),
});

/**
 * Fills a server with clients that all misbehave in the same way, one server for each way. Prints figures.
 *
 * @param largeFile - A large file of the site.
 * @returns a line for each kind that made the server grow too much, or held its end too long.
 */
export async function fullHouse(
  buildDir: string,
  largeFile: string,
  longestStop: number,
): Promise<string[]> {
  const problems: string[] = [];
  console.log(`Full house: ${LIMITS.connections} clients that all…`);
  for (const [kind, bytes] of Object.entries(kinds(largeFile))) {
    const program = await runServer(['--build', buildDir]);
    await fetch(program.url).then((answer) => answer.text());
    const memory = [residentMemory(program.pid)];
    const watch = setInterval(() => memory.push(residentMemory(program.pid)), 500);
    const sockets = Array.from({length: LIMITS.connections}, () =>
      openSocket(program.port).pause(),
    );
    for (const socket of sockets) socket.write(bytes);
    await pause(WATCHED);
    clearInterval(watch);
    const began = performance.now();
    program.kill('SIGTERM');
    const {stderr} = await program.ended;
    const [growth, took] = [Math.max(...memory) - (memory[0] ?? 0), performance.now() - began];
    for (const socket of sockets) socket.destroy();
    console.log(`  ${kind}: ${growth.toFixed(0)} MB more, ${took.toFixed(0)} ms to stop`);
    if (growth > MAX_GROWTH)
      problems.push(
        `clients that all ${kind}: the server grew by ${growth.toFixed(0)} MB, allowed are ${MAX_GROWTH}`,
      );
    if (took > longestStop)
      problems.push(
        `clients that all ${kind}: the server took ${took.toFixed(0)} ms to stop, allowed are ${longestStop}`,
      );
    if (stderr !== '') problems.push(`clients that all ${kind}: ${stderr.slice(0, 500)}`);
  }
  return problems;
}
