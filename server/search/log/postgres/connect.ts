import {Pool} from 'pg';
import {logError, reasonOf} from '../../../logging';

/** Connections of a replica. Reason: one group is written at a time; the other is there while one is being replaced. */
const CONNECTIONS = 2;

/** Until a connection or a query counts as failed, in milliseconds. Reason: a write takes a few; a failover cuts connections without a word. */
const PATIENCE_MS = 3000;

/** How connections behave. */
interface ConnectOptions {
  readonly connections: number;
  /** Milliseconds. */
  readonly patience: number;
  /** True to let the database, too, end what takes longer. */
  readonly isReader?: boolean;
}

const DEFAULTS: ConnectOptions = {connections: CONNECTIONS, patience: PATIENCE_MS};

/** Connections to a database; a broken one is replaced with the next query. */
export function connect(
  url: string,
  {connections, patience, isReader}: ConnectOptions = DEFAULTS,
): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'toolhive-docs',
    max: connections,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    // Nobody waits for the rows of a query that was given up.
    ...(isReader === true && {statement_timeout: patience}),
    keepAlive: true,
  });
  // Without listeners the program would end. That of the pool hears of idle connections only; a query that is under way fails by itself.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('error', (error) => logError(`connection to the database lost: ${reasonOf(error)}`));
  return pool;
}
