import {Pool} from 'pg';
import {logError, reasonOf} from '../logging';

/** How connections behave. */
interface ConnectOptions {
  readonly connections: number;
  /** Until a connection or a query counts as failed, in milliseconds. */
  readonly patience: number;
  /** True to let the database, too, end what takes longer. */
  readonly isReader?: boolean;
}

/** Connections to a database; a broken one is replaced with the next query. */
export function connect(url: string, {connections, patience, isReader}: ConnectOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'toolhive-docs',
    max: connections,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    // Nobody waits for the rows of a query that was given up.
    ...(isReader === true && {statement_timeout: patience}),
    keepAlive: true,
    // A program that could not start ends at once, and not when its idle connections do.
    allowExitOnIdle: true,
  });
  // Without listeners the program would end. That of the pool hears of idle connections only; a query that is under way fails by itself.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('error', (error) => logError(`connection to the database lost: ${reasonOf(error)}`));
  return pool;
}
