import {connect} from '../../../postgres/connect';

/** Rows fetched at a time. */
const ROWS = 5000;

/** For these rows, in milliseconds. Reason: nobody waits behind it, and a table that an earlier release made has no index for their order. */
const PATIENCE_MS = 60_000;

/**
 * The lines that servers wrote to a database, in the order of their arrival.
 *
 * @param since - Earlier ones are left out.
 * @throws Error of the database.
 */
export async function* eventLines(url: string, since: Date): AsyncGenerator<string> {
  const pool = connect(url, {connections: 1, patience: PATIENCE_MS});
  try {
    let last = '0';
    for (;;) {
      const {rows} = await pool.query<{number: string; entry: string}>(
        'SELECT number, entry::text AS entry FROM docs_events WHERE time >= $1 AND number > $2 ORDER BY number LIMIT $3',
        [since, last, ROWS],
      );
      for (const {number, entry} of rows) {
        last = number;
        yield entry;
      }
      if (rows.length < ROWS) return;
    }
  } finally {
    await pool.end();
  }
}
