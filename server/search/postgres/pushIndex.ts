import {createHash, randomUUID} from 'node:crypto';
import {indexSettings, type IndexFile} from '@toolhive-docs/search-engine';
import {rowsOf, type About, type Rows} from '@toolhive-docs/search-engine/parts';
import {Client} from 'pg';
import {reasonOf} from '../../logging';
import {hostsOf} from './hostsOf';
import {onlyRow} from './onlyRow';
import {FORMAT, LOCK, SCHEMA} from './schema';

/** Versions of an index that stay: the new one, and the one before for whoever still reads it. */
const KEPT = 2;

/** Rows that are sent at a time. Reason: a statement of a few megabytes. */
const BATCH = 1000;

/** Until a host counts as away, in milliseconds. */
const CONNECT_MS = 5000;

/** An index that is to be pushed. */
export interface Push {
  /** Address of the database; of several hosts the one that takes writes is used. */
  readonly url: string;
  readonly indexName: string;
  readonly file: IndexFile;
}

/** What a push would change. */
export interface PushPlan {
  /** Host and name of the database. */
  readonly place: string;
  /** Undefined when the index is new. */
  readonly recordsNow: number | undefined;
  readonly records: number;
  /** True when the newest version is the same already. */
  readonly isSame: boolean;
}

/** Compares the newest version with what would be pushed. Changes nothing. @throws Error when no host takes writes. */
export async function planPush(push: Push): Promise<PushPlan> {
  return withPrimary(push.url, async (client, place) => {
    const newest = (await hasTables(client)) ? await newestOf(client, push.indexName) : undefined;
    return {
      place,
      recordsNow: newest?.about.records,
      records: rowsOf(push.file).about.records,
      isSame: newest?.digest === digestOf(push.file),
    };
  });
}

/**
 * Writes the records, words and settings of an index as a new version, in one transaction: who searches meanwhile sees the version
 * before, and from its end on the new one. Versions before these two go, of whichever format. What is there already is not written
 * again. Missing tables and columns are made in a transaction of their own before.
 * @returns false when the newest version was the same.
 * @throws Error when no host takes writes, or the database refuses; then no version has changed.
 */
export async function pushIndex(push: Push): Promise<boolean> {
  const rows = rowsOf(push.file);
  const digest = digestOf(push.file);
  return withPrimary(push.url, async (client) => {
    await begin(client);
    if (!(await hasTables(client))) {
      await client.query(SCHEMA);
      // Readers wait while a table changes, and must not wait for the rows too.
      await client.query('COMMIT');
      await begin(client);
    }
    const newest = await newestOf(client, push.indexName);
    const isNew = newest?.digest !== digest;
    if (isNew) await write(client, push.indexName, digest, rows);
    await client.query(isNew ? 'COMMIT' : 'ROLLBACK');
    return isNew;
  });
}

/** Begins a transaction, one program at a time. */
async function begin(client: Client): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
}

async function write(client: Client, name: string, digest: string, rows: Rows): Promise<void> {
  const {version} = await onlyRow<{version: number}>(client, {
    text: `INSERT INTO docs_search_versions (id, index_name, format, digest, settings, about)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING version`,
    values: [
      randomUUID(),
      name,
      FORMAT,
      digest,
      JSON.stringify(indexSettings),
      JSON.stringify(rows.about),
    ],
  });
  for (const table of ['words', 'pages', 'mentions', 'texts'] as const)
    for (let from = 0; from < rows[table].length; from += BATCH)
      await client.query(
        `INSERT INTO docs_search_${table}
         SELECT r.* FROM json_populate_recordset(NULL::docs_search_${table}, $1) r`,
        [JSON.stringify(rows[table].slice(from, from + BATCH).map((row) => ({version, ...row})))],
      );
  await client.query(
    `DELETE FROM docs_search_versions WHERE index_name = $1 AND version NOT IN (
       SELECT version FROM docs_search_versions WHERE index_name = $1 ORDER BY version DESC LIMIT $2)`,
    [name, KEPT],
  );
  await client.query(
    'ANALYZE docs_search_words, docs_search_pages, docs_search_mentions, docs_search_texts',
  );
}

interface Newest {
  readonly digest: string;
  readonly about: About;
}

async function newestOf(client: Client, name: string): Promise<Newest | undefined> {
  const {rows} = await client.query<Newest>(
    `SELECT digest, about FROM docs_search_versions WHERE index_name = $1 AND format = $2
     ORDER BY version DESC LIMIT 1`,
    [name, FORMAT],
  );
  return rows[0];
}

/** Whether the tables are there, with all columns of this format. */
async function hasTables(client: Client): Promise<boolean> {
  const {there} = await onlyRow<{there: boolean}>(client, {
    text: `SELECT EXISTS (SELECT FROM pg_attribute
       WHERE attrelid = to_regclass('docs_search_texts') AND attname = 'above') AS there`,
  });
  return there;
}

/** The same for the same index and settings, whoever pushes it. */
function digestOf(file: IndexFile): string {
  return createHash('sha256')
    .update(JSON.stringify([file, indexSettings]))
    .digest('hex');
}

/** Runs `work` on the first host that takes writes. */
async function withPrimary<T>(
  url: string,
  work: (client: Client, place: string) => Promise<T>,
): Promise<T> {
  const problems: string[] = [];
  for (const host of hostsOf(url)) {
    const {host: name, pathname} = new URL(host);
    const client = new Client({
      connectionString: host,
      application_name: 'toolhive-docs',
      connectionTimeoutMillis: CONNECT_MS,
    });
    // What fails under way fails by itself; without a listener the program would end.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const {standby} = await onlyRow<{standby: boolean}>(client, {
        text: 'SELECT pg_is_in_recovery() AS standby',
      });
      if (!standby) return await work(client, name + pathname);
      problems.push(`${name} is a standby`);
    } catch (error) {
      if (!isAway(error)) throw named(error, name);
      problems.push(`${name}: ${reasonOf(error)}`);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(
    `No host of SEARCH_DATABASE_URL takes writes: ${problems.join('; ')}. Fix: name the primary, and see that it runs.`,
  );
}

/** True for a host that could not be reached, before anything was written. */
function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return true;
  const code = error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '';
  return /^E[A-Z_]+$/.test(code) || code === '57P03' || /timeout/i.test(reasonOf(error));
}

function named(error: unknown, host: string): Error {
  return new Error(
    `The database of ${host} refused the index: ${reasonOf(error)}. Fix: its user must be allowed to create tables, and the extension pg_trgm (Debian: postgresql-contrib) must be there.`,
    {cause: error},
  );
}
