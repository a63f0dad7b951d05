import type {SearchRequest, SearchResult} from '@toolhive-docs/search-engine';
import type {SearchClient} from '../SearchClient';
import {AskedWorker, type WorkerLike} from './AskedWorker';
import type {Found, IndexPlace, Question} from './messages';

/** Longest time to get ready, in milliseconds; after that a reader is told. Spec §9, the longest of the client's timeouts. */
const GET_READY_MS = 30_000;

export interface EmbeddedClientOptions {
  /** Starts a worker that opens an index and answers {@link Question}s. */
  readonly start: (place: IndexPlace) => WorkerLike;
  /** Address of the file that names the current index. */
  readonly manifest: string;
}

/** Asks the engine in a Web Worker of this page. No server takes part beyond the one that has the index file. */
export class EmbeddedClient implements SearchClient {
  readonly #options: EmbeddedClientOptions;
  #worker: AskedWorker | undefined;
  /** Whether the last index could not be opened. */
  #hasFailed = false;

  constructor(options: EmbeddedClientOptions) {
    this.#options = options;
  }

  prepare(): void {
    this.#ready();
  }

  async search(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]> {
    return (await this.#ask({requests})).results;
  }

  async early(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]> {
    return (await this.#ask({requests, early: true})).results;
  }

  async suggest(request: SearchRequest): Promise<readonly string[]> {
    return (await this.#ask({suggest: request})).suggestions;
  }

  /** The worker keeps questions until its index is open. */
  async #ask(question: Omit<Question, 'id'>): Promise<Found> {
    return this.#ready().ask(question);
  }

  #ready(): AskedWorker {
    return (this.#worker ??= this.#start());
  }

  /** A worker that breaks, or cannot open its index, is forgotten, so that the next question starts another one. */
  #start(): AskedWorker {
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    const place = {manifest: this.#options.manifest, anew: this.#hasFailed};
    const worker = new AskedWorker(this.#options.start(place), forget);
    const opening = worker.ask({});
    Promise.race([opening, tooLate()]).then(
      () => (this.#hasFailed = false),
      (error: unknown) => {
        this.#hasFailed = true;
        forget();
        worker.end(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return worker;
  }
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(
      () => reject(new Error('the search index did not come within 30 seconds')),
      GET_READY_MS,
    ),
  );
