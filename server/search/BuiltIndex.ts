import {watchIndex, type WatchedFile} from '@toolhive-docs/built-site';
import type {SearchEngine} from '@toolhive-docs/search-engine';
import {logError} from '../logging';
import {HttpError} from './HttpError';

/**
 * The index of a build, opened when it is first asked for. A build that is replaced under the running server is noticed and opened;
 * while a new index cannot be read, the last one answers.
 */
export class BuiltIndex {
  readonly #file: WatchedFile<SearchEngine | undefined>;
  #isToldMissing = false;

  constructor(private readonly buildDir: string) {
    this.#file = watchIndex(buildDir, logError);
  }

  /** Undefined when the build has no index that can be read. */
  read(): SearchEngine | undefined {
    return this.#file.read();
  }

  /** @throws HttpError 503 when the build has no index that can be read. */
  open(): SearchEngine {
    const engine = this.read();
    if (engine !== undefined) return engine;
    if (!this.#isToldMissing)
      logError(
        `${this.buildDir} has no search index that can be read. Fix: run \`npm run build\`.`,
      );
    this.#isToldMissing = true;
    throw new HttpError(503, 'Search index not found; the site has to be built');
  }
}
