import type {SearchRequest, SearchResult} from '@site/packages/search-engine';
import type {SearchClient} from '../SearchClient';
import {AskedWorker, type WorkerLike} from './AskedWorker';
import type {FetchedIndex} from './fetchIndex';
import type {Found, Question} from './messages';

/** Longest time to get ready, in milliseconds; after that a reader is told. Spec §9, the longest of the client's timeouts. */
const GET_READY_MS = 30_000;

export interface EmbeddedClientOptions {
  /** Starts a worker that answers {@link Question}s. */
  readonly start: () => WorkerLike;
  /** @param anew - The last index could not be opened: another copy of it is wanted. */
  readonly fetch: (anew: boolean) => Promise<FetchedIndex>;
}

/** Asks the engine in a Web Worker of this page. No server takes part beyond the one that has the index file. */
export class EmbeddedClient implements SearchClient {
  readonly #options: EmbeddedClientOptions;
  #opened: Promise<AskedWorker> | undefined;
  #hasFailed = false;

  constructor(options: EmbeddedClientOptions) {
    this.#options = options;
  }

  prepare(): void {
    this.#open().catch(() => undefined);
  }

  async search(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]> {
    return (await this.#ask({requests})).results;
  }

  async suggest(request: SearchRequest): Promise<readonly string[]> {
    return (await this.#ask({suggest: request})).suggestions;
  }

  async #ask(question: Omit<Question, 'id'>): Promise<Found> {
    return (await this.#open()).ask(question);
  }

  /** Opens once. A failed attempt is forgotten, so that the next question makes another one. */
  #open(): Promise<AskedWorker> {
    return (this.#opened ??= this.#start().catch((error: unknown) => {
      this.#opened = undefined;
      this.#hasFailed = true;
      throw error;
    }));
  }

  /** The worker's code and the index come at the same time. */
  async #start(): Promise<AskedWorker> {
    const worker = new AskedWorker(this.#options.start(), () => (this.#opened = undefined));
    try {
      const {index, keep} = await Promise.race([this.#options.fetch(this.#hasFailed), tooLate()]);
      await worker.ask({index});
      this.#hasFailed = false;
      void keep();
      return worker;
    } catch (error) {
      worker.end(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }
}

const tooLate = (): Promise<never> => new Promise((_, reject) => setTimeout(() => reject(new Error('the search index did not come within 30 seconds')), GET_READY_MS));
