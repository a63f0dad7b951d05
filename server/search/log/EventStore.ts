import {logError, reasonOf} from '../../logging';
import {MAX_WAITING_BYTES} from '../limits';
import type {LogEntry} from './entries';

interface Waiting {
  readonly lines: readonly string[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Where the server keeps what readers search and do: a file, a database, or a collector. What comes while one group of entries is
 * written makes the next, so that many requests share one trip to the disk.
 */
export abstract class EventStore {
  #waiting: Waiting[] = [];
  #bytes = 0;
  #writing: Promise<void> | undefined;

  /** @param refusal - What is told of entries that nobody waits for, when they cannot be kept. */
  protected constructor(private readonly refusal: string) {}

  /** Resolves when all lines, each an entry in JSON, are safe; rejects when none of them counts as written. */
  protected abstract write(lines: readonly string[]): Promise<void>;

  /** Lets go of the file or the connections. */
  protected abstract release(): Promise<void>;

  /**
   * Keeps entries. When this resolves they are safe, also if this program is killed then.
   * @throws Error when they cannot be kept now, or too many wait; then none of them is.
   */
  append(entries: readonly LogEntry[]): Promise<void> {
    if (entries.length === 0) return Promise.resolve();
    if (this.#bytes > MAX_WAITING_BYTES)
      return Promise.reject(new Error('too many events wait to be written'));
    const lines = entries.map(lineOf);
    return new Promise((resolve, reject) => {
      this.#waiting.push({lines, resolve, reject});
      this.#bytes += sizeOf(lines);
      this.#writing ??= this.#writeAll();
    });
  }

  /** Keeps entries that nobody waits for; a failure is told to whoever runs the program. */
  note(entries: readonly LogEntry[]): void {
    this.append(entries).catch((error: unknown) => logError(`${this.refusal}: ${reasonOf(error)}`));
  }

  /** Writes what waits, then lets go of the file or the connections. */
  async close(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing;
    await this.release();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      const lines = group.flatMap((one) => one.lines);
      try {
        await this.write(lines);
        for (const {resolve} of group) resolve();
      } catch (error) {
        for (const {reject} of group) reject(error);
      }
      // What is being written still takes memory: a store that hangs must not gather more.
      this.#bytes -= sizeOf(lines);
    }
    // At once: whoever adds next must see that nobody writes any more.
    this.#writing = undefined;
  }
}

/** An entry in one line of JSON for every reader: some end lines at separators that JSON leaves as they are. */
function lineOf(entry: LogEntry): string {
  return JSON.stringify(entry).replace(
    /[\u2028\u2029]/g,
    (separator) => `\\u${separator.charCodeAt(0).toString(16)}`,
  );
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}
