import {afterEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {NO_POSTGRES, POSTGRES_BIN, PostgresServer} from '../../testing/PostgresServer';
import {MAX_CLIENT_TASKS} from '../limits';
import {CONNECTIONS, DatabaseHosts} from './DatabaseHosts';

const time = 120_000;
const {signal} = new AbortController();

/** Reads of one database by clients, which take some milliseconds each, and what the program logs. */
async function reads() {
  const told = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
  for (const spy of told) spy.mockImplementation(() => undefined);
  const server = await PostgresServer.start();
  onTestFinished(() => server.remove(), time);
  const hosts = new DatabaseHosts(server.url);
  onTestFinished(() => hosts.close(), time);
  const read = (client: string, milliseconds = 0) =>
    hosts.read({client, signal}, 'SELECT 1', async () => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return 'read';
    });
  const readAll = (milliseconds: number) =>
    Promise.all(Array.from({length: CONNECTIONS}, () => read('a', milliseconds)));
  await readAll(0);
  return {read, readAll, logged: () => told.flatMap((spy) => spy.mock.calls)};
}

describe.skipIf(POSTGRES_BIN === undefined)(`reads of a database (or: ${NO_POSTGRES})`, () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it(
    'of a client that asks without end wait for each other; those of others do not wait for them',
    async () => {
      const {read, logged} = await reads();
      const state = {done: 0};
      // On a slow machine some are refused at once, for want of time.
      const flood = Promise.allSettled(
        Array.from({length: MAX_CLIENT_TASKS}, async () => {
          await read('a');
          state.done += 1;
        }),
      );
      await read('b');
      expect(state.done).toBeLessThan(MAX_CLIENT_TASKS / 10);
      await flood;
      expect(logged()).toEqual([]);
    },
    time,
  );

  it(
    'that are more than the connections wait, not long, and no host is taken for one that is away',
    async () => {
      const {read, readAll, logged} = await reads();
      // Longer than a connection may take to be made.
      const long = readAll(1000);
      await expect(read('a')).resolves.toBe('read');
      await long;
      // Longer than a search may take.
      const longer = readAll(2500);
      await expect(read('a')).rejects.toMatchObject({status: 503});
      await longer;
      expect(logged()).toEqual([]);
    },
    time,
  );
});
