import {ClientQueues} from './ClientQueues';
import {HttpError} from './HttpError';
import type {Caller} from './SearchBackend';

/** A counting semaphore: lets so many works go on at a time, the clients one after the other. */
export class FairSemaphore {
  readonly #queues: ClientQueues<() => void>;
  #free: number;

  /** Takes the parameters of {@link ClientQueues}. */
  constructor(atATime: number, longestWait?: number) {
    this.#queues = new ClientQueues(atATime, longestWait);
    this.#free = atATime;
  }

  /**
   * Begins `work` when it is the client's turn.
   * @throws HttpError 429 for a client with too much waiting, 503 when the wait would be too long, 408 when the client is gone by
   *   then; and whatever `work` throws.
   */
  async run<T>({client, signal}: Caller, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#queues.add(client, begin);
      this.#begin();
    });
    try {
      if (signal.aborted) throw new HttpError(408, 'The client is gone');
      const began = performance.now();
      return await work().finally(() => this.#queues.note(performance.now() - began));
    } finally {
      this.#free += 1;
      this.#begin();
    }
  }

  #begin(): void {
    while (this.#free > 0) {
      const begin = this.#queues.take();
      if (begin === undefined) return;
      this.#free -= 1;
      begin();
    }
  }
}
