import type {SearchRequest, SearchResult} from '@site/packages/search-engine';
import type {SearchClient} from '../SearchClient';
import type {Answer, Question} from './messages';

interface Waiting {
  readonly resolve: (answer: Exclude<Answer, {error: string}>) => void;
  readonly reject: (error: Error) => void;
}

/** What this client needs of a worker; a test may stand in for one. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Asks the engine in a Web Worker of this page. No server takes part beyond the one that has the index file. */
export class EmbeddedClient implements SearchClient {
  readonly #manifest: string;
  readonly #start: () => WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  #worker: WorkerLike | undefined;
  #count = 0;

  /**
   * @param manifest - Address of the manifest that names the index.
   * @param start - Starts a worker that answers {@link Question}s.
   */
  constructor(manifest: string, start: () => WorkerLike) {
    this.#manifest = manifest;
    this.#start = start;
  }

  prepare(): void {
    this.#ask({}).catch(() => undefined);
  }

  async search(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]> {
    return (await this.#ask({requests})).results;
  }

  async suggest(request: SearchRequest): Promise<readonly string[]> {
    return (await this.#ask({suggest: request})).suggestions;
  }

  #ask(question: Omit<Question, 'id' | 'manifest'>): Promise<Exclude<Answer, {error: string}>> {
    this.#worker ??= this.#open();
    const id = ++this.#count;
    this.#worker.postMessage({id, manifest: this.#manifest, ...question} satisfies Question);
    return new Promise((resolve, reject) => this.#waiting.set(id, {resolve, reject}));
  }

  #open(): WorkerLike {
    const worker = this.#start();
    worker.onmessage = ({data}: MessageEvent<Answer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data);
    };
    // The worker's own file could not be had. The next question starts another one.
    worker.onerror = () => {
      worker.terminate();
      this.#worker = undefined;
      for (const {reject} of this.#waiting.values()) reject(new Error('the search worker could not be started'));
      this.#waiting.clear();
    };
    return worker;
  }
}
