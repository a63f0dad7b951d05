import {MAX_WAITING_BYTES} from '../limits';

interface Waiting {
  readonly lines: readonly string[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Writes lines in groups: what comes while one group is written makes the next, so that many requests share one trip to the disk. */
export class GroupWriter {
  readonly #write: (lines: readonly string[]) => Promise<void>;
  #waiting: Waiting[] = [];
  #bytes = 0;
  #writing: Promise<void> | undefined;

  /** @param write - Resolves when all lines are safe; rejects when none of them counts as written. */
  constructor(write: (lines: readonly string[]) => Promise<void>) {
    this.#write = write;
  }

  /** Resolves when the lines are written. @throws what the writing threw, or Error when too much waits. */
  add(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return Promise.resolve();
    if (this.#bytes > MAX_WAITING_BYTES)
      return Promise.reject(new Error('too many events wait to be written'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({lines, resolve, reject});
      this.#bytes += sizeOf(lines);
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      const lines = group.flatMap((one) => one.lines);
      try {
        await this.#write(lines);
        for (const {resolve} of group) resolve();
      } catch (error) {
        for (const {reject} of group) reject(error);
      }
      // What is being written still takes memory: a store that hangs must not gather more.
      this.#bytes -= sizeOf(lines);
    }
    // At once: whoever adds next must see that nobody writes any more.
    this.#writing = undefined;
  }
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}
