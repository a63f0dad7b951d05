const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_TIME = 120;
const SILENCE_LIMIT = 5000;

/** A length of time as people say it: `0.4 s`, `12.3 s`, `2 min 5 s`. @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

/**
 * Shows that something is going on: a spinner in a terminal, elsewhere a line after each five
 * seconds without output.
 */
export class Progress {
  #started = performance.now();
  #lastLine = performance.now();
  #frame = 0;
  #isDrawn = false;

  /**
   * @param {string} title what is being done
   * @param {Pick<import('node:tty').WriteStream, 'write' | 'isTTY'>} output
   */
  constructor(title, output = process.stdout) {
    this.title = title;
    this.output = output;
    output.write(`▸ ${title}\n`);
    this.timer = setInterval(() => this.#tick(), output.isTTY ? FRAME_TIME : 500);
  }

  get elapsed() {
    return performance.now() - this.#started;
  }

  /** Prints one line of a child's output. @param {string} text */
  line(text) {
    this.#clear();
    this.output.write(`  ${text}\n`);
    this.#lastLine = performance.now();
  }

  /** Ends with a mark and the time taken. @param {boolean} ok */
  end(ok) {
    clearInterval(this.timer);
    this.#clear();
    this.output.write(`${ok ? '✔' : '✘'} ${this.title} (${duration(this.elapsed)})\n`);
  }

  #tick() {
    if (this.output.isTTY) {
      this.#clear();
      this.output.write(
        `${FRAMES[this.#frame++ % FRAMES.length]} ${this.title} ${duration(this.elapsed)}`,
      );
      this.#isDrawn = true;
    } else if (performance.now() - this.#lastLine >= SILENCE_LIMIT) {
      this.line(`… ${this.title}, ${Math.round(this.elapsed / 1000)} s`);
    }
  }

  #clear() {
    if (this.#isDrawn) {
      this.output.write('\r\u001b[K');
      this.#isDrawn = false;
    }
  }
}
