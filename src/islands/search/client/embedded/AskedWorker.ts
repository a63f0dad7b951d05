import type {Answer, Found, Question} from './messages';

interface Waiting {
  readonly resolve: (found: Found) => void;
  readonly reject: (error: Error) => void;
}

/** What is needed of a worker; a test may stand in for one. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Worker RPC; replies may arrive out of order. */
export class AskedWorker {
  readonly #worker: WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #broken: Error | undefined;

  /** @param onBroken - Called once when the worker cannot be started or breaks; it is no use any more. */
  constructor(worker: WorkerLike, onBroken: () => void) {
    this.#worker = worker;
    worker.onmessage = ({data}: MessageEvent<Answer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data);
    };
    worker.onerror = () => {
      this.end(new Error('the search worker could not be started'));
      onBroken();
    };
  }

  /** @throws Error with what the worker says went wrong, or when it breaks. */
  ask(question: Omit<Question, 'id'>): Promise<Found> {
    if (this.#broken) return Promise.reject(this.#broken);
    const id = ++this.#count;
    this.#worker.postMessage({id, ...question} satisfies Question);
    return new Promise((resolve, reject) => this.#waiting.set(id, {resolve, reject}));
  }

  /** Ends the worker; whoever still waits hears the reason. */
  end(reason: Error): void {
    this.#worker.terminate();
    this.#broken = reason;
    for (const {reject} of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
