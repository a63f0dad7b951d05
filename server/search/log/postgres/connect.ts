import {Pool} from 'pg';
import {logError, reasonOf} from '../../../logging';

/** Connections of a replica. Reason: one group is written at a time; the other is there while one is being replaced. */
const CONNECTIONS = 2;

/** Until a connection or a query counts as failed, in milliseconds. Reason: a write takes a few; a failover cuts connections without a word. */
const PATIENCE_MS = 3000;

/** Connections to a database; a broken one is replaced with the next query. */
export function connect(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'toolhive-docs',
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  // Without listeners the program would end. That of the pool hears of idle connections only; a query that is under way fails by itself.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('error', (error) => logError(`connection to the database lost: ${reasonOf(error)}`));
  return pool;
}
