import {setImmediate} from 'node:timers/promises';
import {HttpError} from './HttpError';
import {MAX_CLIENT_TASKS, MAX_PASSED_OVER_MS, MAX_SLICE_MS, MAX_WAIT_MS, SLICE_MS} from './limits';

interface Task {
  /** When it was asked for, as `performance.now()` has it. */
  readonly asked: number;
  readonly run: () => void;
  readonly signal: AbortSignal;
}

/**
 * Runs computations one after the other, a slice of time at a time, so that other requests of the program are served in between.
 * Clients come one after the other: who asks a lot waits for its own requests, not others for it. Of one client the newest comes first:
 * it is the letter that was typed last, and where more is asked than can be computed, most still get their results soon. What would wait
 * too long is refused at once, while its client still waits and can ask elsewhere.
 */
export class FairScheduler {
  readonly #queues = new Map<string, Task[]>();
  /** What a computation took lately, in milliseconds. */
  #usual = 1;
  #isRunning = false;

  /**
   * Runs `compute` when it is the client's place.
   * @throws HttpError 429 for a client with too many computations waiting, 503 when the wait would be too long, 408 when the client
   *   is gone by then; and whatever `compute` throws.
   */
  run<T>(client: string, signal: AbortSignal, compute: () => T): Promise<T> {
    const queue = this.#queues.get(client) ?? [];
    if (queue.length >= MAX_CLIENT_TASKS)
      throw new HttpError(429, 'Too many requests at a time; wait for the results of the others', {
        'Retry-After': '1',
      });
    const wait = (queue.length + 1) * Math.max(1, this.#queues.size) * this.#usual;
    if (wait > MAX_WAIT_MS)
      throw new HttpError(503, 'Too many searches wait; try again in a second', {
        'Retry-After': '1',
      });
    return new Promise((resolve, reject) => {
      const run = () => {
        try {
          if (signal.aborted) throw new HttpError(408, 'The client is gone');
          resolve(compute());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      queue.push({asked: performance.now(), run, signal});
      this.#queues.set(client, queue);
      if (!this.#isRunning) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    // Whoever asks in this moment is there before the first one is served.
    await setImmediate();
    let sliceEnds = performance.now() + SLICE_MS;
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      const began = performance.now();
      next.run();
      const ended = performance.now();
      // Not more than may be waited: who waits for nobody must never be refused, or nothing would be measured again.
      const took = Math.min(ended - began, MAX_WAIT_MS);
      if (!next.signal.aborted) this.#usual += (took - this.#usual) / 50;
      if (ended < sliceEnds) continue;
      await setImmediate();
      const resumed = performance.now();
      // As long as the rest of the program took: many answers that were kept do not hold up those that are computed.
      sliceEnds = resumed + Math.min(Math.max(SLICE_MS, resumed - ended), MAX_SLICE_MS);
    }
    this.#isRunning = false;
  }

  /** The newest computation of the client that has waited longest for its place, or the oldest once it was passed over for long. */
  #take(): Task | undefined {
    const [first] = this.#queues;
    if (first === undefined) return undefined;
    const [client, queue] = first;
    const [oldest] = queue;
    const isOverdue = oldest !== undefined && performance.now() - oldest.asked > MAX_PASSED_OVER_MS;
    const task = isOverdue ? queue.shift() : queue.pop();
    this.#queues.delete(client);
    if (queue.length > 0) this.#queues.set(client, queue);
    return task;
  }
}
