import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {oncePerTurn, stateOf} from './oncePerTurn';

/** Is told what failed, in a sentence. */
export type Log = (message: string) => void;

/** A file of a build, and how it is read. */
export interface Watched<T> {
  readonly buildDir: string;
  /** Below the folder of the build. */
  readonly name: string;
  /** The word for its content in the log. */
  readonly what: string;
  /** What it says before it exists. */
  readonly none: T;
  /** @throws Error for content that is wrong. */
  readonly parse: (json: unknown) => T;
  readonly log: Log;
}

/** How long after a failure the same state of a file is not tried again, in milliseconds. What it names may come later. */
const RETRY_AFTER = 1000;

/** What a file of the build says, read again whenever it changes. */
export class WatchedFile<T> {
  readonly #file: string;
  readonly #stateNow = oncePerTurn(stateOf);
  #state = '';
  #failed = '';
  #tryAgainAt = 0;
  #problem: string | undefined;
  #last: T;

  constructor(private readonly watched: Watched<T>) {
    this.#file = join(watched.buildDir, watched.name);
    this.#last = watched.none;
  }

  /** Why the last reading failed; undefined when it did not. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** What the build that is there now says, and the last good reading while its file is away, broken or half written. */
  read(): T {
    const state = this.#stateNow(this.#file);
    if (state === this.#state || state === '') return this.#last;
    const isFailed = state === this.#failed;
    if (isFailed && performance.now() < this.#tryAgainAt) return this.#last;
    const {what, parse, log} = this.watched;
    try {
      this.#last = parse(JSON.parse(readFileSync(this.#file, 'utf8')));
      this.#state = state;
      this.#problem = undefined;
    } catch (error) {
      this.#failed = state;
      this.#tryAgainAt = performance.now() + RETRY_AFTER;
      this.#problem = error instanceof Error ? error.message : String(error);
      if (!isFailed)
        log(
          `${this.#file} cannot be read, so the last good ${what} stays: ${this.#problem}. Fix: run \`npm run build\`.`,
        );
    }
    return this.#last;
  }
}
