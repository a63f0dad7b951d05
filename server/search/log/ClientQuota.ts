import {LRUCache} from 'lru-cache';
import {MAX_CLIENT_LOG_BYTES, MAX_QUOTA_CLIENTS, QUOTA_HOURS} from '../limits';
import type {LogEntry} from './entries';

/**
 * How much each client may add to the log: one that sends without end must not push out what others did. Queries and events have a
 * quota each.
 */
export class ClientQuota {
  readonly #used = new LRUCache<string, number>({
    max: MAX_QUOTA_CLIENTS,
    ttl: QUOTA_HOURS * 3_600_000,
    noUpdateTTL: true,
  });

  /** @param limit - Bytes of a client within the hours of a quota. */
  constructor(private readonly limit = MAX_CLIENT_LOG_BYTES) {}

  /** True when the client may add these; they count from then on. */
  takes(kind: LogEntry['type'], client: string, entries: readonly LogEntry[]): boolean {
    const key = `${kind} ${client}`;
    const bytes = entries.reduce(
      (sum, entry) => sum + Buffer.byteLength(JSON.stringify(entry)),
      this.#used.get(key) ?? 0,
    );
    if (bytes > this.limit) return false;
    this.#used.set(key, bytes);
    return true;
  }
}
