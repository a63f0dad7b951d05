import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {logError, reasonOf} from '../logging';
import {oncePerTurn, stateOf} from './oncePerTurn';

/** How long after a failure the same state of a file is not tried again, in milliseconds. What it names may come later. */
const RETRY_AFTER = 1000;

/** What a file of the build says, read again whenever it changes. */
export class WatchedFile<T> {
  readonly #file: string;
  readonly #stateNow = oncePerTurn(stateOf);
  #state = '';
  #failed = '';
  #tryAgainAt = 0;
  #last: T;

  /** `what` is the word for its content in the log, `none` what it says before it exists. @throws `parse` for content that is wrong. */
  constructor(
    buildDir: string,
    name: string,
    private readonly what: string,
    none: T,
    private readonly parse: (json: unknown) => T,
  ) {
    this.#file = join(buildDir, name);
    this.#last = none;
  }

  /** What the build that is there now says, and the last good reading while its file is away, broken or half written. */
  read(): T {
    const state = this.#stateNow(this.#file);
    if (state === this.#state || state === '') return this.#last;
    const isFailed = state === this.#failed;
    if (isFailed && performance.now() < this.#tryAgainAt) return this.#last;
    try {
      this.#last = this.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
      this.#state = state;
    } catch (error) {
      this.#failed = state;
      this.#tryAgainAt = performance.now() + RETRY_AFTER;
      if (!isFailed)
        logError(
          `${this.#file} cannot be read, so the last good ${this.what} stays: ${reasonOf(error)}. Fix: run \`npm run build\`.`,
        );
    }
    return this.#last;
  }
}
