import type {Pool, PoolClient} from 'pg';
import {logError, logInfo, reasonOf} from '../../logging';
import {connect} from '../../postgres/connect';
import {isPassing} from '../../postgres/isPassing';
import {HttpError} from '../HttpError';
import type {Caller} from '../SearchBackend';
import {hostsOf} from './hostsOf';
import {FairSemaphore} from '../FairSemaphore';

/** Connections to a host, and so many reads at a time. Reason: more than a database has cores only wait there. */
export const CONNECTIONS = 8;

/** Until a connection or a query counts as failed, in milliseconds. Reason: clients wait two seconds, and another host needs some of it. */
const PATIENCE_MS = 900;

/** How long a search waits for its turn and is tried on one host after the other, in milliseconds. Reason: clients wait two seconds. */
const TRY_FOR_MS = 1800;

/** What is read in a transaction, whose beginning gave the row `begun`. */
type Work<T> = (client: PoolClient, begun: unknown) => Promise<T>;

interface Host {
  readonly name: string;
  readonly pool: Pool;
}

/**
 * The hosts of a database, which all hold the same: a primary and its standbys. All reading goes to the first of the list until it
 * fails; then that one goes to the end.
 */
export class DatabaseHosts {
  readonly #hosts: Host[];
  readonly #connections = new FairSemaphore(CONNECTIONS);
  #failed = false;

  /** @param url - Of one host or several, see `hostsOf`. */
  constructor(url: string) {
    this.#hosts = hostsOf(url).map((host) => ({
      name: new URL(host).host,
      pool: connect(host, {connections: CONNECTIONS, patience: PATIENCE_MS, isReader: true}),
    }));
  }

  /**
   * Reads what one moment shows when it is the caller's turn: whatever is written meanwhile is not seen. `begin` runs with the
   * transaction's beginning.
   * @throws HttpError 503 when no host answers, when one refuses, or when the wait would be too long, 429 for a client with too much
   *   waiting, 408 for one that is gone; and whatever `work` throws on its own.
   */
  read<T>(caller: Caller, begin: string, work: Work<T>): Promise<T> {
    const until = performance.now() + TRY_FOR_MS;
    return this.#connections.run(caller, () => {
      if (performance.now() > until) throw unanswered();
      return this.#readSomewhere(caller, until, begin, work);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#hosts.map(({pool}) => pool.end()));
  }

  /** @param until - When to give up, as `performance.now()` has it. */
  async #readSomewhere<T>(
    {signal}: Caller,
    until: number,
    begin: string,
    work: Work<T>,
  ): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const [host] = this.#hosts;
      if (host === undefined) throw new Error('There is no host of the search database.');
      try {
        const result = await readOnce(host.pool, begin, work);
        this.#tell(false, `searches are answered by the database of ${host.name} again`);
        return result;
      } catch (error) {
        if (!isOfDatabase(error)) throw error;
        // Another search may have gone on to the next host by now.
        if (this.#hosts[0] === host) this.#hosts.push(...this.#hosts.splice(0, 1));
        const isOver = performance.now() > until || tries >= 2 * this.#hosts.length;
        if (signal.aborted) throw new HttpError(408, 'The client is gone');
        if (isPassing(error) && !isOver) continue;
        this.#tell(true, `the search database of ${host.name} cannot answer: ${reasonOf(error)}`);
        throw unanswered();
      }
    }
  }

  /** Once for each change, not for each search. */
  #tell(failed: boolean, message: string): void {
    if (failed !== this.#failed) (failed ? logError : logInfo)(message);
    this.#failed = failed;
  }
}

const unanswered = (): HttpError =>
  new HttpError(503, 'The search database does not answer; try again in a second', {
    'Retry-After': '1',
  });

async function readOnce<T>(pool: Pool, begin: string, work: Work<T>): Promise<T> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    const result = await work(client, await beginning(client, begin));
    await client.query('COMMIT');
    isWhole = true;
    return result;
  } catch (error) {
    // A search that is refused says nothing about the connection, which serves the next one.
    if (!isOfDatabase(error)) {
      await client.query('ROLLBACK');
      isWhole = true;
    }
    throw error;
  } finally {
    // One with an open transaction is not used again.
    client.release(!isWhole);
  }
}

/** The first row of what `begin` reads; undefined when there is none, also for want of its table. */
async function beginning(client: PoolClient, begin: string): Promise<unknown> {
  try {
    const answers: unknown = await client.query(
      // Queries of a few milliseconds take longer to compile than to run.
      `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL jit = off; ${begin}`,
    );
    return (answers as {rows: unknown[]}[])[2]?.rows[0];
  } catch (error) {
    if (error instanceof Error && codeOf(error) === UNDEFINED_TABLE) return undefined;
    throw error;
  }
}

/** Source: PostgreSQL's manual, appendix A. */
const UNDEFINED_TABLE = '42P01';

/** False for an error that says what is wrong with a request. */
function isOfDatabase(error: unknown): boolean {
  return isPassing(error) || (error instanceof Error && /^[0-9A-Z]{5}$/.test(codeOf(error)));
}

function codeOf(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
