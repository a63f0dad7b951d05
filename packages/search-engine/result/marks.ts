import {remembered} from '@toolhive-docs/options/remembered';
import {PREFIX} from '../query/form';
import type {Needle} from '../query/resolveQuery';
import type {Store} from '../store/store';
import type {TextWord} from '../store/wordsOfTexts';
import {beginningOf} from '../text/beginningOf';

/** A stretch of a text that the query found, `[start, end)`, and which word of the query found it. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly needle: number;
}

/** A word of a text with its place. */
export type Token = Pick<TextWord, 'start' | 'end'>;

/** A text with its words and the marks on it, both in order. */
export interface MarkedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
}

/** A word of the query that a word of a text stands for. */
interface Stands {
  readonly needle: number;
  readonly form: number;
}

/** Words of a text, side by side, that together stand for a word of the query. */
interface Run {
  readonly needle: number;
  readonly words: readonly ReadonlySet<number>[];
}

/** Finds what a query marks in any text. Words of a text that are not in the index cannot be marked. */
export class Marker {
  readonly #needles: readonly Needle[];
  readonly #store: Store;
  /** What each word of the index stands for on its own. */
  readonly #single = new Map<number, Stands[]>();
  readonly #runs: readonly Run[];
  /** Splits a text into words and marks those the query found. Headings stand above many hits. */
  readonly mark = remembered((text: string) => this.#mark(text));

  constructor(needles: readonly Needle[], store: Store) {
    this.#needles = needles;
    this.#store = store;
    needles.forEach(({variants}, needle) => {
      for (const {form, words} of variants)
        if (words.length === 1) for (const id of words[0]!) this.#stand(id, {needle, form});
    });
    this.#runs = needles.flatMap(({variants}, needle) =>
      variants
        .filter(({words}) => words.length > 1)
        .map(({words}) => ({needle, words: words.map((ids) => new Set(ids))})),
    );
  }

  #mark(text: string): MarkedText {
    const words = this.#store.wordsOfText(text);
    const marks: Mark[] = [];
    for (const {id, start, end} of words)
      for (const {needle, form} of this.#single.get(id) ?? NOTHING)
        marks.push({
          start,
          end: form === PREFIX ? start + this.#typedPart(needle, text.slice(start, end)) : end,
          needle,
        });
    const tokens = words.filter(({whole}) => !whole);
    for (const run of this.#runs) marksOfRun(run, tokens, marks);
    return {text, tokens, marks: marks.sort((a, b) => a.start - b.start || b.end - a.end)};
  }

  /** The first form of a word is the best one. */
  #stand(id: number, stands: Stands): void {
    const known = this.#single.get(id);
    if (known === undefined) this.#single.set(id, [stands]);
    else if (!known.some(({needle}) => needle === stands.needle)) known.push(stands);
  }

  /** A word found by its beginning is marked as far as it was typed. */
  #typedPart(needle: number, found: string): number {
    const {term, kind} = this.#needles[needle]!.word;
    return kind === 'word' ? beginningOf(found, term.length) : found.length;
  }
}

const NOTHING: readonly Stands[] = [];

function marksOfRun({needle, words}: Run, tokens: readonly TextWord[], marks: Mark[]): void {
  for (let at = 0; at + words.length <= tokens.length; at++)
    if (words.every((ids, step) => ids.has(tokens[at + step]!.id)))
      marks.push({start: tokens[at]!.start, end: tokens[at + words.length - 1]!.end, needle});
}
