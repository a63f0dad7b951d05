import type {Pool, PoolClient} from 'pg';
import {MIGRATIONS} from './migrations';

/** Key of the lock that lets one program migrate at a time; any number that others do not use. */
const LOCK = 7_483_920_115;

/** Brings the schema to the newest version. Replicas that start together wait for each other; a schema of a newer program stays. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    if ((await versionOf(client)) < MIGRATIONS.length) await change(client);
    client.release();
  } catch (error) {
    // Not returned to the pool: its transaction is open.
    client.release(true);
    throw error;
  }
}

async function change(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await client.query(
    'CREATE TABLE IF NOT EXISTS docs_migrations (version int PRIMARY KEY, applied timestamptz NOT NULL DEFAULT now())',
  );
  const version = await versionOf(client);
  for (const [at, migration] of MIGRATIONS.entries()) {
    if (at < version) continue;
    await client.query(migration);
    await client.query('INSERT INTO docs_migrations (version) VALUES ($1)', [at + 1]);
  }
  await client.query('COMMIT');
}

async function versionOf(client: PoolClient): Promise<number> {
  const {rows: tables} = await client.query<{name: string | null}>(
    "SELECT to_regclass('docs_migrations')::text AS name",
  );
  if (tables[0]?.name == null) return 0;
  const {rows} = await client.query<{version: number}>(
    'SELECT coalesce(max(version), 0) AS version FROM docs_migrations',
  );
  return rows[0]?.version ?? 0;
}
