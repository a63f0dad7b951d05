import {PREFIX} from '../query/form';
import type {Needle} from '../query/resolveQuery';
import type {Store} from '../store/store';
import {eachWord} from '../text/eachWord';

/** A stretch of a text that the query found, `[start, end)`, and which word of the query found it. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly needle: number;
}

/** A word of a text with its place. */
export interface Token {
  readonly start: number;
  readonly end: number;
}

/** A text with its words and the marks on it, both in order. */
export interface MarkedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
}

interface Seen extends Token {
  readonly id: number;
  readonly whole: boolean;
}

/** Finds what a query marks in any text. Words of a text that are not in the index cannot be marked. */
export class Marker {
  readonly #needles: readonly Needle[];
  readonly #store: Store;
  /** Per needle: form of each word that stands for it on its own. */
  readonly #single: readonly ReadonlyMap<number, number>[];
  /** Per needle: runs of words that stand for it. */
  readonly #runs: readonly (readonly ReadonlySet<number>[])[][];

  constructor(needles: readonly Needle[], store: Store) {
    this.#needles = needles;
    this.#store = store;
    this.#single = needles.map(({variants}) => {
      const forms = new Map<number, number>();
      for (const {form, words} of variants.toReversed())
        if (words.length === 1) for (const id of words[0]!) forms.set(id, form);
      return forms;
    });
    this.#runs = needles.map(({variants}) =>
      variants
        .filter(({words}) => words.length > 1)
        .map(({words}) => words.map((ids) => new Set(ids))),
    );
  }

  /** Splits a text into words and marks those the query found. */
  mark(text: string): MarkedText {
    const seen: Seen[] = [];
    eachWord(
      text,
      (term, _position, start, end, whole) =>
        void seen.push({id: this.#store.dictionary.exact(term), start, end, whole}),
      this.#store.names,
    );
    const tokens = seen.filter(({whole}) => !whole);
    const marks = this.#needles.flatMap((_, needle) => [
      ...this.#words(needle, seen),
      ...this.#runsIn(needle, tokens),
    ]);
    return {text, tokens, marks: marks.sort((a, b) => a.start - b.start || b.end - a.end)};
  }

  #words(needle: number, seen: readonly Seen[]): Mark[] {
    return seen.flatMap(({id, start, end}) => {
      const form = this.#single[needle]!.get(id);
      if (form === undefined) return [];
      return [{start, end: form === PREFIX ? this.#typedPart(needle, start, end) : end, needle}];
    });
  }

  /** A word found by its beginning is marked as far as it was typed. */
  #typedPart(needle: number, start: number, end: number): number {
    const {term, kind} = this.#needles[needle]!.word;
    return kind === 'word' ? Math.min(end, start + term.length) : end;
  }

  #runsIn(needle: number, tokens: readonly Seen[]): Mark[] {
    return this.#runs[needle]!.flatMap((run) =>
      tokens.flatMap(({start}, at) => {
        const last = tokens[at + run.length - 1];
        const stands =
          last !== undefined && run.every((ids, step) => ids.has(tokens[at + step]!.id));
        return stands ? [{start, end: last.end, needle}] : [];
      }),
    );
  }
}
