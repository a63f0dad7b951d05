import {Agent, request} from 'node:http';
import {growthOf, percentile, percentileOf} from '../load/figures';
import {residentMemory} from '../load/residentMemory';
import {ATTACKER} from './addresses';
import {misbehave} from './misbehave';
import type {Question} from './questions';
import {readers} from './readers';

/** The longest that 99 of 100 answers to readers may take while the server is attacked, in milliseconds. */
const MAX_P99 = 300;

/** How much the server may grow in the second half, by its memory in the first. */
const MAX_GROWTH = 1.1;

/** Readers, and milliseconds between an answer and their next question. */
const READERS = {count: 16, pause: 250};

/** Connections of each kind. */
const CONNECTIONS = {related: 64, searches: 8, events: 4, broken: 24};

interface Attack {
  readonly port: number;
  readonly pid: number;
  readonly seconds: number;
  readonly next: () => Question;
  /** A large file of the site. */
  readonly largeFile: string;
  /** Ids of records that related pages are asked for. */
  readonly ids: readonly string[];
}

/**
 * Readers who take their time, while one client asks for related pages, for searches that nobody asked before and for the storage of
 * events as fast as it is answered, and breaks off what it sends. Prints figures.
 *
 * @returns a line for each wrong answer to a reader, and one for each bar that is missed.
 */
export async function attack({
  port,
  pid,
  seconds,
  next,
  largeFile,
  ids,
}: Attack): Promise<string[]> {
  const began = performance.now();
  const isOver = (): boolean => performance.now() - began > seconds * 1000;
  const memory = [residentMemory(pid)];
  const watch = setInterval(() => memory.push(residentMemory(pid)), (seconds * 1000) / 6);
  const agent = new Agent({keepAlive: true, localAddress: ATTACKER});
  const statuses = new Map<string, number>();
  let asked = 0;

  const post = (path: string, body: object): Promise<void> =>
    new Promise((resolve) => {
      const text = JSON.stringify(body);
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      };
      const sent = request({port, host: '127.0.0.1', path, method: 'POST', agent, headers});
      const done = (outcome: string): void => {
        const key = `${path} ${outcome}`;
        statuses.set(key, (statuses.get(key) ?? 0) + 1);
        resolve();
      };
      sent.on('error', () => done('closed'));
      sent.on('response', (answer) => {
        answer.resume().on('close', () => done(String(answer.statusCode)));
      });
      sent.end(text);
    });
  const requests = (count: number, make: () => object) => ({
    requests: Array.from({length: count}, () => ({indexName: 'docs', ...make()})),
  });
  const any = (): string => ids[(asked += 1) % ids.length] ?? '';
  const event = () => ({
    eventType: 'view',
    eventName: 'Items Viewed',
    index: 'docs',
    objectIDs: [any()],
    userToken: 'anonymous-2',
  });
  const related = (): Promise<void> =>
    post(
      '/1/indexes/*/recommendations',
      requests(20, () => ({objectID: any()})),
    );
  const search = (): Promise<void> =>
    post(
      '/1/indexes/*/queries',
      requests(10, () => ({query: `${(asked += 1)} run server secret`})),
    );
  const store = (): Promise<void> => post('/1/events', {events: Array.from({length: 100}, event)});
  const again = async (act: () => Promise<void>): Promise<void> => {
    while (!isOver()) await act();
  };

  const greedy = [
    ...Array.from({length: CONNECTIONS.related}, () => again(related)),
    ...Array.from({length: CONNECTIONS.searches}, () => again(search)),
    ...Array.from({length: CONNECTIONS.events}, () => again(store)),
    ...Array.from({length: CONNECTIONS.broken}, (_, way) =>
      misbehave(port, way, largeFile, isOver),
    ),
  ];
  const {wrong, latencies} = await readers({port, ...READERS, next, isOver});
  await Promise.all(greedy);
  clearInterval(watch);
  agent.destroy();

  const [p99, growth] = [percentile(latencies, 0.99), growthOf(memory.slice(1))];
  console.log(
    `Attack for ${seconds} s over ${Object.values(CONNECTIONS).reduce((a, b) => a + b)} connections`,
  );
  console.log(
    `  answers to it: ${[...statuses].map(([outcome, times]) => `${outcome} ${times}`).join(', ')}`,
  );
  console.log(
    `  ${READERS.count} readers: ${latencies.length} answers, ${wrong.length} wrong, p50 ${percentileOf(latencies, 0.5)}, p99 ${percentileOf(latencies, 0.99)}; memory in MB: ${memory.map((value) => value.toFixed(0)).join(' ')}`,
  );
  return [
    ...wrong,
    ...(p99 > MAX_P99
      ? [
          `while attacked, one reader in a hundred waits ${p99.toFixed(0)} ms, allowed are ${MAX_P99}`,
        ]
      : []),
    ...(growth > MAX_GROWTH
      ? [`while attacked, the server grew ${growth.toFixed(2)} times, allowed is ${MAX_GROWTH}`]
      : []),
  ];
}
