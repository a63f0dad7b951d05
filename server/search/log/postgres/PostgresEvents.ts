import {randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Pool} from 'pg';
import {logError, reasonOf} from '../../../logging';
import {connect} from '../../../postgres/connect';
import {isPassing} from '../../../postgres/isPassing';
import type {LogEntry} from '../entries';
import {EventStore} from '../EventStore';

/** Connections of a replica. Reason: one group is written at a time; the other is there while one is being replaced. */
const CONNECTIONS = 2;

/** Until a connection or a query counts as failed, in milliseconds. Reason: a write takes a few; a failover cuts connections without a word. */
const PATIENCE_MS = 3000;

/** How long a group is tried again, in milliseconds. Reason: a restart takes a second or two, and clients wait for a few. */
const TRY_FOR_MS = 5000;

/** Pause between two tries, in milliseconds. */
const PAUSE_MS = 100;

/**
 * Makes the table, one program at a time: several statements in one query are one transaction. A later change only adds to it, since old
 * and new programs write to it side by side. `json` and not `jsonb`, which refuses characters that readers can search for (U+0000, half a
 * pair). The number of the lock is any that others do not use.
 */
const MAKE_TABLE = `SELECT pg_advisory_xact_lock(7483920115);
  CREATE TABLE IF NOT EXISTS docs_events (
    id uuid PRIMARY KEY,
    number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    time timestamptz NOT NULL,
    type text NOT NULL,
    entry json NOT NULL
  );
  CREATE INDEX IF NOT EXISTS docs_events_time ON docs_events (time);`;

// Time and type come beside the entry: the database cannot look into one that holds U+0000, which readers can search for.
const INSERT = `INSERT INTO docs_events (id, time, type, entry)
  SELECT id, time, type, entry
  FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::json[])
    WITH ORDINALITY AS added (id, time, type, entry, place)
  ORDER BY place
  ON CONFLICT (id) DO NOTHING`;

/**
 * Events in PostgreSQL, for servers with several replicas. A group of entries is one statement. One that failed with the connection is
 * sent again; each entry has an id, so that one which had been written is not there twice.
 */
export class PostgresEvents extends EventStore {
  #hasTable = false;

  private constructor(private readonly pool: Pool) {
    super('searches cannot be kept in the database');
  }

  /**
   * Connects and makes the table. A database that is away for a moment does not keep the site from starting: the table is then made
   * before the first write.
   * @throws Error when the database refuses; the message has no password.
   */
  static async open(url: string): Promise<PostgresEvents> {
    const store = new PostgresEvents(
      connect(url, {connections: CONNECTIONS, patience: PATIENCE_MS}),
    );
    try {
      await store.#makeTable();
    } catch (error) {
      const where = `The events cannot be kept in the database of ${new URL(url).host}: ${reasonOf(error)}`;
      if (!isPassing(error)) {
        await store.pool.end();
        throw new Error(
          `${where}. Fix: set EVENTS_DATABASE_URL to a database in which its user may create tables.`,
          {cause: error},
        );
      }
      logError(`${where}; it is tried again with the next event`);
    }
    return store;
  }

  protected release(): Promise<void> {
    return this.pool.end();
  }

  protected async write(lines: readonly string[]): Promise<void> {
    const ids = lines.map(() => randomUUID());
    const entries = lines.map((line) => JSON.parse(line) as LogEntry);
    const [times, types] = [entries.map(({time}) => time), entries.map(({type}) => type)];
    const until = performance.now() + TRY_FOR_MS;
    for (;;) {
      try {
        await this.#makeTable();
        await this.pool.query(INSERT, [ids, times, types, lines]);
        return;
      } catch (error) {
        if (!isPassing(error) || performance.now() > until) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  async #makeTable(): Promise<void> {
    if (this.#hasTable) return;
    const {rows} = await this.pool.query<{table: string | null}>(
      "SELECT to_regclass('docs_events')::text AS table",
    );
    // Whoever may write to the table need not be allowed to make one.
    if (rows[0]?.table == null) await this.pool.query(MAKE_TABLE);
    this.#hasTable = true;
  }
}
