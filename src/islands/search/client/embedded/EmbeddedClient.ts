import type {SearchRequest, SearchResult} from '@toolhive-docs/search-engine';
import {versionIn} from '../../request/context';
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
  /** Tag of the version to search in where a request names none. */
  readonly version: () => string;
}

/** Asks the engine in a Web Worker of this page, one for each version of the docs. No server takes part beyond the one that has the index file. */
export class EmbeddedClient implements SearchClient {
  readonly #options: EmbeddedClientOptions;
  /** By the version whose index they have. */
  readonly #workers = new Map<string, AskedWorker>();
  /** Versions whose last index could not be opened. */
  readonly #failed = new Set<string>();

  constructor(options: EmbeddedClientOptions) {
    this.#options = options;
  }

  prepare(): void {
    this.#ready(this.#options.version());
  }

  async search(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]> {
    return (await this.#ask(requests[0], {requests})).results;
  }

  async early(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]> {
    return (await this.#ask(requests[0], {requests, early: true})).results;
  }

  async suggest(request: SearchRequest): Promise<readonly string[]> {
    return (await this.#ask(request, {suggest: request})).suggestions;
  }

  /** The worker keeps questions until its index is open. */
  async #ask(request: SearchRequest = {}, question: Omit<Question, 'id'>): Promise<Found> {
    return this.#ready(versionIn(request.facetFilters) ?? this.#options.version()).ask(question);
  }

  #ready(version: string): AskedWorker {
    return this.#workers.get(version) ?? this.#start(version);
  }

  /** A worker that breaks, or cannot open its index, is forgotten, so that the next question starts another one. */
  #start(version: string): AskedWorker {
    const forget = (): void => {
      if (this.#workers.get(version) === worker) this.#workers.delete(version);
    };
    const place = {
      manifest: this.#options.manifest,
      version,
      anew: this.#failed.has(version),
    };
    const worker = new AskedWorker(this.#options.start(place), forget);
    this.#workers.set(version, worker);
    const opening = worker.ask({});
    Promise.race([opening, tooLate()]).then(
      () => this.#failed.delete(version),
      (error: unknown) => {
        this.#failed.add(version);
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
