import {logError, reasonOf} from '../../logging';
import type {LogEntry} from './entries';
import {GroupWriter} from './GroupWriter';

/** Where the server keeps what readers search and do: a file, a database, or a collector. */
export abstract class EventStore {
  readonly #writer = new GroupWriter((lines) => this.write(lines));

  /** @param refusal - What is told of entries that nobody waits for, when they cannot be kept. */
  protected constructor(private readonly refusal: string) {}

  /** Resolves when all lines, each an entry in JSON, are safe; rejects when none of them counts as written. */
  protected abstract write(lines: readonly string[]): Promise<void>;

  /** Lets go of the file or the connections. */
  protected abstract release(): Promise<void>;

  /**
   * Keeps entries. When this resolves they are safe, also if this program is killed then.
   * @throws Error when they cannot be kept now; then none of them is.
   */
  append(entries: readonly LogEntry[]): Promise<void> {
    return this.#writer.add(entries.map(lineOf));
  }

  /** Keeps entries that nobody waits for; a failure is told to whoever runs the program. */
  note(entries: readonly LogEntry[]): void {
    this.append(entries).catch((error: unknown) => logError(`${this.refusal}: ${reasonOf(error)}`));
  }

  /** Writes what waits, then lets go of the file or the connections. */
  async close(): Promise<void> {
    await this.#writer.settled();
    await this.release();
  }
}

/** An entry in one line of JSON for every reader: some end lines at separators that JSON leaves as they are. */
function lineOf(entry: LogEntry): string {
  return JSON.stringify(entry).replace(
    /[\u2028\u2029]/g,
    (separator) => `\\u${separator.charCodeAt(0).toString(16)}`,
  );
}
