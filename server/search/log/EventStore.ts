import type {LogEntry} from './entries';

/** Where the server keeps what readers search and do: a file, a database, or a collector. */
export interface EventStore {
  /**
   * Keeps entries. When this resolves they are safe, also if this program is killed then.
   * @throws Error when they cannot be kept now.
   */
  append(entries: readonly LogEntry[]): Promise<void>;

  /** Keeps entries that nobody waits for; a failure is told to whoever runs the program. */
  note(entries: readonly LogEntry[]): void;

  /** Writes what waits, then lets go of the file or the connections. */
  close(): Promise<void>;
}
