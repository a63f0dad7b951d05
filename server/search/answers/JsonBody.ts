import type {BodyStart} from './BodyStart';

/** JSON that is written already, most of it once for many readers. */
export class JsonBody {
  readonly #start: BodyStart | undefined;
  readonly #rest: string;

  /** @param isKept - Whether nothing of it had to be computed. */
  constructor(
    start: BodyStart | undefined,
    rest: string,
    readonly isKept: boolean,
  ) {
    this.#start = start;
    this.#rest = rest;
  }

  text(): string {
    return (this.#start?.text() ?? '') + this.#rest;
  }

  /** Compressed with brotli; undefined when that has to be done anew, or is not worth it. */
  brotli(): Buffer | undefined {
    return this.#start?.brotli(this.#rest);
  }
}
