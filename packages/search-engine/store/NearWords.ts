/** More errors than are ever allowed. */
const TOO_MANY = 9;

/**
 * Finds the words of a sorted list that are within typing errors of another word: a letter too many, missing or wrong, or once two
 * neighbouring letters swapped, each as one error.
 *
 * Three tables of the fewest errors are kept for each beginning, as words that follow each other share theirs: without a swap, amid
 * one (the later letter is taken, the earlier one is to come), and after one. What has too many errors already ends the search among
 * all words with that beginning. Source: Wagner & Fischer, "The String-to-String Correction Problem" (1974), with rows cut as in Ukkonen (1985).
 */
export class NearWords {
  readonly #terms: readonly string[];
  /** Letters that each word has in common with the one before it. */
  readonly #shared: Uint16Array;

  constructor(terms: readonly string[]) {
    this.#terms = terms;
    this.#shared = Uint16Array.from(terms, (term, id) => sharedLetters(terms[id - 1] ?? '', term));
  }

  /** Numbers of the words other than `word` that have at most `allowed` errors (0 to 2), with their errors. */
  find(word: string, allowed: number): Map<number, number> {
    const found = new Map<number, number>();
    const table = new ErrorTable(word, allowed);
    /** Letters of the last word that were too many errors already. */
    let dead = Infinity;
    for (let id = 0; id < this.#terms.length; id++) {
      const shared = this.#shared[id]!;
      if (shared >= dead) continue;
      dead = Infinity;
      const term = this.#terms[id]!;
      for (let length = shared + 1; length <= term.length && dead === Infinity; length++)
        if (!table.read(term.charCodeAt(length - 1), length)) dead = length;
      if (dead < Infinity) continue;
      const errors = table.errors(term.length);
      if (errors > 0 && errors <= allowed) found.set(id, errors);
    }
    return found;
  }
}

/** Fewest errors between the beginnings of a word and those of the words it is compared with. A row belongs to a length of the latter. */
class ErrorTable {
  readonly #word: Uint16Array;
  readonly #allowed: number;
  readonly #width: number;
  readonly #plain: Uint8Array;
  readonly #amid: Uint8Array;
  readonly #after: Uint8Array;

  constructor(word: string, allowed: number) {
    this.#word = Uint16Array.from({length: word.length}, (_, at) => word.charCodeAt(at));
    this.#allowed = allowed;
    this.#width = word.length + 1;
    // A longer word has more letters too many than are allowed.
    const cells = new Uint8Array((word.length + allowed + 1) * this.#width).fill(TOO_MANY);
    this.#plain = cells;
    this.#amid = cells.slice();
    this.#after = cells.slice();
    for (let at = 0; at < this.#width; at++) this.#fill(0, at, 0);
  }

  /** Fills the row of a beginning of that length, which ends with `letter`. False when it has too many errors already. */
  read(letter: number, length: number): boolean {
    const first = Math.max(0, length - this.#allowed);
    const last = Math.min(this.#width - 1, length + this.#allowed);
    // Cells beside these are never filled: there the lengths alone differ by too much.
    let least = TOO_MANY;
    for (let at = first; at <= last; at++) least = Math.min(least, this.#fill(length, at, letter));
    return least <= this.#allowed;
  }

  /** Errors of a whole word of that length. */
  errors(length: number): number {
    const end = length * this.#width + this.#width - 1;
    return Math.min(this.#plain[end]!, this.#after[end]! + 1);
  }

  /** @returns the fewest errors that this cell stands for. */
  #fill(length: number, at: number, letter: number): number {
    const [word, plain, amid, after] = [this.#word, this.#plain, this.#amid, this.#after];
    const cell = length * this.#width + at;
    const above = cell - this.#width;
    const isFirst = length === 0;
    let own = length + at === 0 ? 0 : TOO_MANY;
    if (!isFirst) own = Math.min(own, plain[above]! + 1);
    if (at > 0) own = Math.min(own, plain[cell - 1]! + 1);
    if (!isFirst && at > 0)
      own = Math.min(own, plain[above - 1]! + (word[at - 1] === letter ? 0 : 1));
    plain[cell] = own;

    let swapping = TOO_MANY;
    if (at + 1 < word.length) {
      swapping = own + 1;
      if (!isFirst)
        swapping = Math.min(
          swapping,
          amid[above]! + 1,
          plain[above]! + (word[at + 1] === letter ? 0 : 1),
        );
    }
    amid[cell] = swapping;

    let swapped = TOO_MANY;
    if (at > 1) {
      swapped = Math.min(amid[cell - 2]! + 1, after[cell - 1]! + 1);
      if (!isFirst)
        swapped = Math.min(
          swapped,
          amid[above - 2]! + (word[at - 2] === letter ? 0 : 1),
          after[above]! + 1,
          after[above - 1]! + (word[at - 1] === letter ? 0 : 1),
        );
    }
    after[cell] = swapped;
    return Math.min(own, swapping + 1, swapped + 1);
  }
}

function sharedLetters(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}
