import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {logError, reasonOf} from '../logging';
import {oncePerTurn, stateOf} from './oncePerTurn';

/** What a file of the build says, read again whenever it changes. */
export abstract class WatchedFile<T> {
  readonly #file: string;
  readonly #what: string;
  readonly #none: T;
  readonly #stateNow = oncePerTurn(stateOf);
  #state = '';
  #last: T;

  /** `what` is the word for its content in the log, `none` what it says while it does not exist. */
  constructor(buildDir: string, name: string, what: string, none: T) {
    this.#file = join(buildDir, name);
    this.#what = what;
    this.#none = this.#last = none;
  }

  protected abstract parse(json: unknown): T;

  /** What the build that is there now says, and the last good reading while its file is broken or half written. */
  read(): T {
    const state = this.#stateNow(this.#file);
    if (state === this.#state) return this.#last;
    this.#state = state;
    try {
      this.#last =
        state === '' ? this.#none : this.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch (error) {
      logError(
        `${this.#file} cannot be read, so the last good ${this.#what} stays: ${reasonOf(error)}. Fix: run \`npm run build\`.`,
      );
    }
    return this.#last;
  }
}
