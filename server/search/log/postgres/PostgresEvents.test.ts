import {once} from 'node:events';
import {connect, createServer, type AddressInfo} from 'node:net';
import {Pool} from 'pg';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {NO_POSTGRES, POSTGRES_BIN, PostgresServer} from '../../../testing/PostgresServer';
import type {QueryEntry} from '../entries';
import {eventLines} from './eventLines';
import {PostgresEvents} from './PostgresEvents';

const time = 60_000;
const TIME = '2026-01-01T00:00:00.000Z';
const entry = (query: string, time = TIME): QueryEntry => ({
  type: 'query',
  time,
  query,
  nbHits: 1,
  from: 0,
  hits: 1,
});

describe.skipIf(POSTGRES_BIN === undefined)(`events in PostgreSQL (or: ${NO_POSTGRES})`, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  }, time);
  afterAll(() => server.remove(), time);

  const queries = async (since = new Date(0)): Promise<string[]> => {
    const found: string[] = [];
    for await (const line of eventLines(server.url, since))
      found.push((JSON.parse(line) as QueryEntry).query);
    return found;
  };
  const sql = async (text: string): Promise<Record<string, unknown>[]> => {
    const pool = new Pool({connectionString: server.url});
    const {rows} = await pool.query<Record<string, unknown>>(text);
    await pool.end();
    return rows;
  };

  it(
    'replicas that start together make the table once, and each writes',
    async () => {
      const replicas = await Promise.all(
        Array.from({length: 4}, () => PostgresEvents.open(server.url)),
      );
      await Promise.all(
        replicas.flatMap((replica, at) =>
          Array.from({length: 100}, (_, number) => replica.append([entry(`${at}-${number}`)])),
        ),
      );
      await Promise.all(replicas.map((replica) => replica.close()));
      const kept = await queries();
      expect(kept).toHaveLength(400);
      // What one replica writes stays in its order.
      expect(kept.filter((query) => query.startsWith('2-'))).toEqual(
        Array.from({length: 100}, (_, number) => `2-${number}`),
      );
      expect(await sql("SELECT FROM pg_class WHERE relname = 'docs_events'")).toHaveLength(1);
      const indexes = await sql("SELECT indexdef FROM pg_indexes WHERE tablename = 'docs_events'");
      expect(JSON.stringify(indexes), 'an index for the order of reading').toContain('(number)');
    },
    time,
  );

  it(
    'keep whatever was searched, and leave out what is older than asked',
    async () => {
      const strange = ['\u0000', '\ud800', '"\\\n', "'; DROP TABLE docs_events; --", 'a\u2028b'];
      const store = await PostgresEvents.open(server.url);
      await store.append(strange.map((query) => entry(query, '2026-03-01T00:00:00.000Z')));
      await store.close();
      expect(await queries(new Date('2026-02-01'))).toEqual(strange);
    },
    time,
  );

  it(
    'nothing that was acknowledged is lost or there twice while the database crashes and restarts',
    async () => {
      const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const replicas = await Promise.all([
        PostgresEvents.open(server.url),
        PostgresEvents.open(server.url),
      ]);
      const acknowledged: string[] = [];
      const state = {isOver: false};
      const write = async (store: PostgresEvents, id: string) => {
        for (let number = 0; !state.isOver; number += 1) {
          const query = `load-${id}-${number}`;
          await store.append([entry(query)]).then(
            () => acknowledged.push(query),
            () => undefined,
          );
        }
      };
      const writers = Array.from({length: 16}, (_, id) =>
        write(replicas[id % 2] ?? replicas[0], String(id)),
      );
      const untilMore = () => {
        const before = acknowledged.length;
        return expect
          .poll(() => acknowledged.length, {timeout: 30_000})
          .toBeGreaterThan(before + 50);
      };
      for (const mode of ['immediate', 'fast'] as const) {
        await untilMore();
        await server.stop(mode);
        await server.restart();
      }
      await untilMore();
      state.isOver = true;
      await Promise.all(writers);
      await Promise.all(replicas.map((replica) => replica.close()));
      const kept = (await queries()).filter((query) => query.startsWith('load-'));
      const distinct = new Set(kept);
      expect(acknowledged.filter((query) => !distinct.has(query))).toEqual([]);
      expect(distinct.size).toBe(kept.length);
      told.mockRestore();
    },
    time,
  );

  it(
    'an entry whose confirmation is lost on the way is written again, and is not there twice',
    async () => {
      const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      let lost = 0;
      const proxy = createServer((socket) => {
        const database = connect(Number(new URL(server.url).port), '127.0.0.1');
        socket.pipe(database).on('error', () => socket.destroy());
        socket.on('error', () => database.destroy());
        database.on('data', (answer: Buffer) => {
          if (lost > 0 || !answer.includes('INSERT 0 1')) return socket.write(answer);
          lost += 1;
          return socket.destroy();
        });
      });
      await once(proxy.listen(0, '127.0.0.1'), 'listening');
      const {port} = proxy.address() as AddressInfo;
      const store = await PostgresEvents.open(server.url.replace(/:\d+\//, `:${port}/`));
      await store.append([entry('unconfirmed')]);
      await store.close();
      proxy.close();
      expect([lost, (await queries()).filter((query) => query === 'unconfirmed')]).toEqual([
        1,
        ['unconfirmed'],
      ]);
      told.mockRestore();
    },
    time,
  );

  it(
    'a database that refuses is named without its password, with the fix',
    async () => {
      const url = server.url.replace('docs@', 'docs:hunter2@');
      await expect(PostgresEvents.open(url.replace(/postgres$/, 'missing'))).rejects.toThrow(
        /^The events cannot be kept in the database of 127\.0\.0\.1:\d+: database "missing" does not exist\. Fix: set EVENTS_DATABASE_URL/,
      );
    },
    time,
  );

  it(
    'a database that is away does not keep the server from starting, and gets its table later',
    async () => {
      const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await sql('DROP TABLE docs_events');
      await server.stop();
      const store = await PostgresEvents.open(server.url);
      expect(told.mock.calls.flat().join()).toContain('it is tried again with the next event');
      await server.restart();
      await store.append([entry('late')]);
      await store.close();
      expect(await queries()).toEqual(['late']);
      told.mockRestore();
    },
    time,
  );
});
