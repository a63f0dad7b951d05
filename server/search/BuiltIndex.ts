import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {loadIndex, type SearchEngine} from '@toolhive-docs/search-engine';
import {logError} from '../logging';
import {WatchedFile} from '../site/WatchedFile';
import {HttpError} from './HttpError';

/** Where the build keeps the index; the manifest names the current file. */
const FOLDER = 'assets/search';

/**
 * The index of a build, opened when it is first asked for. A build that is replaced under the running server is noticed and opened;
 * while a new index cannot be read, the last one answers.
 */
export class BuiltIndex {
  readonly #file: WatchedFile<SearchEngine | undefined>;
  #isToldMissing = false;

  constructor(private readonly buildDir: string) {
    const folder = join(buildDir, FOLDER);
    this.#file = new WatchedFile(folder, 'manifest.json', 'search index', undefined, (manifest) => {
      const {index} = manifest as {index: string};
      return loadIndex(readFileSync(join(folder, basename(index)), 'utf8'));
    });
  }

  /** @throws HttpError 503 when the build has no index that can be read. */
  open(): SearchEngine {
    const engine = this.#file.read();
    if (engine !== undefined) return engine;
    if (!this.#isToldMissing)
      logError(
        `${this.buildDir} has no search index that can be read. Fix: run \`npm run build\`.`,
      );
    this.#isToldMissing = true;
    throw new HttpError(503, 'Search index not found; the site has to be built');
  }
}
