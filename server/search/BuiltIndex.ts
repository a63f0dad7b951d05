import {readFile, stat} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {loadIndex, type SearchEngine} from '@toolhive-docs/search-engine';
import {logError, reasonOf} from '../logging';
import {HttpError} from './HttpError';

/** Where the build keeps the index; the manifest names the current file. */
const FOLDER = 'assets/search';

/** How long the manifest is taken to be unchanged, in milliseconds. */
const LOOK_EVERY = 1000;

/**
 * The index of a build, opened when it is first asked for. A build that is replaced under the running server is noticed within a
 * second and opened; while a new index cannot be read, the last one answers.
 */
export class BuiltIndex {
  readonly #folder: string;
  #engine: SearchEngine | undefined;
  #modified = 0;
  #lookedAt = -Infinity;
  #looking: Promise<void> | undefined;

  constructor(buildDir: string) {
    this.#folder = join(buildDir, FOLDER);
  }

  /** @throws HttpError 503 when the build has no index that can be read. */
  async open(): Promise<SearchEngine> {
    if (performance.now() - this.#lookedAt >= LOOK_EVERY) {
      this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
      await this.#looking;
    }
    if (this.#engine === undefined)
      throw new HttpError(503, 'Search index not found; the site has to be built');
    return this.#engine;
  }

  async #look(): Promise<void> {
    try {
      const manifest = join(this.#folder, 'manifest.json');
      const {mtimeMs} = await stat(manifest);
      if (mtimeMs !== this.#modified) {
        const {index} = JSON.parse(await readFile(manifest, 'utf8')) as {index: string};
        this.#engine = loadIndex(await readFile(join(this.#folder, basename(index)), 'utf8'));
        this.#modified = mtimeMs;
      }
    } catch (error) {
      logError(
        `the search index in ${this.#folder} cannot be read: ${reasonOf(error)}. Fix: run \`npm run build\`.`,
      );
    } finally {
      this.#lookedAt = performance.now();
    }
  }
}
