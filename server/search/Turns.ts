/** Lets a few work at a time; others wait in the order in which they came. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** @param atOnce - How many may work at a time. */
  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** @throws what the work throws; the next one has its turn all the same. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
