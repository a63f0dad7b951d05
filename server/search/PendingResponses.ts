import type {ServerResponse} from 'node:http';
import {MAX_UNREAD_BYTES} from './limits';

/**
 * Responses to searches that clients have not taken yet. Each is in memory for one reader alone, so together they have a limit: beyond
 * it, the one that has waited longest is given up, with its connection.
 */
export class PendingResponses {
  readonly #sizes = new Map<ServerResponse, number>();
  #bytes = 0;

  /** @param limit - Bytes of all of them. */
  constructor(private readonly limit = MAX_UNREAD_BYTES) {}

  /** @param bytes - Length of the response that is about to be sent. */
  add(response: ServerResponse, bytes: number): void {
    if (response.destroyed) return;
    this.#sizes.set(response, bytes);
    this.#bytes += bytes;
    response.once('close', () => this.#forget(response));
    for (const oldest of this.#sizes.keys()) {
      if (this.#bytes <= this.limit || oldest === response) break;
      this.#forget(oldest);
      oldest.destroy();
    }
  }

  #forget(response: ServerResponse): void {
    this.#bytes -= this.#sizes.get(response) ?? 0;
    this.#sizes.delete(response);
  }
}
