import {Agent, request} from 'node:http';
import {viewEvent} from '../load/viewEvent';
import {ATTACKER} from './addresses';

/** Connections for each kind of request. */
const CONNECTIONS = {related: 64, searches: 8, events: 4};

/** What each request of a kind asks for at once. */
const BATCH = {related: 20, searches: 10, events: 100};

export interface GreedyClient {
  /** How often each path was answered with each status, such as `/1/events 429`. */
  readonly statuses: ReadonlyMap<string, number>;
  readonly connections: number;
  /** Settles when it is over and the last answer came. */
  readonly ended: Promise<void>;
}

/**
 * One client that asks for related pages, for searches that nobody asked before and for the storage of events, as fast as it is answered.
 * @param ids - Records that related pages are asked for.
 */
export function greedyClient(
  port: number,
  ids: readonly string[],
  isOver: () => boolean,
): GreedyClient {
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
  const nextId = (): string => ids[(asked += 1) % ids.length] ?? '';
  const newQuery = (): string => `${(asked += 1)} run server secret`;
  const times = <Item>(count: number, make: () => Item): Item[] =>
    Array.from({length: count}, make);
  const ask = (path: string, count: number, make: () => object): Promise<void> =>
    post(path, {requests: times(count, () => ({indexName: 'docs', ...make()}))});

  const kinds = {
    related: () => ask('/1/indexes/*/recommendations', BATCH.related, () => ({objectID: nextId()})),
    searches: () => ask('/1/indexes/*/queries', BATCH.searches, () => ({query: newQuery()})),
    events: () =>
      post('/1/events', {
        events: times(BATCH.events, () => viewEvent([nextId()], 'anonymous-2')),
      }),
  };
  const again = async (act: () => Promise<void>): Promise<void> => {
    while (!isOver()) await act();
  };
  const connections = Object.entries(CONNECTIONS).flatMap(([kind, count]) =>
    times(count, () => again(kinds[kind as keyof typeof kinds])),
  );
  const ended = Promise.all(connections).then(() => agent.destroy());
  return {statuses, connections: connections.length, ended};
}
