import {setImmediate} from 'node:timers/promises';
import {ClientQueues} from './ClientQueues';
import {HttpError} from './HttpError';
import {MAX_SLICE_MS, SLICE_MS} from './limits';

/**
 * Runs computations one after the other, a slice of time at a time, so that other requests of the program are served in between. Clients
 * take turns.
 */
export class FairScheduler {
  readonly #queues = new ClientQueues<() => void>(1);
  #isRunning = false;

  /**
   * Runs `compute` when it is the client's turn.
   * @throws HttpError 429 for a client with too many computations waiting, 503 when the wait would be too long, 408 when the client
   *   is gone by then; and whatever `compute` throws.
   */
  run<T>(client: string, signal: AbortSignal, compute: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        if (signal.aborted) return reject(new HttpError(408, 'The client is gone'));
        const began = performance.now();
        try {
          resolve(compute());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
        this.#queues.note(performance.now() - began);
      };
      this.#queues.add(client, run);
      if (!this.#isRunning) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    // Whoever asks in this moment is there before the first one is served.
    await setImmediate();
    let sliceEnds = performance.now() + SLICE_MS;
    for (let next = this.#queues.take(); next !== undefined; next = this.#queues.take()) {
      next();
      const ended = performance.now();
      if (ended < sliceEnds) continue;
      await setImmediate();
      const resumed = performance.now();
      // As long as the rest of the program took: many answers that were kept do not hold up those that are computed.
      sliceEnds = resumed + Math.min(Math.max(SLICE_MS, resumed - ended), MAX_SLICE_MS);
    }
    this.#isRunning = false;
  }
}
