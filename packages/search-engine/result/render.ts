import {remembered} from '@toolhive-docs/options/remembered';
import type {MarkedValue} from '../types';
import {escapeHtml} from './escapeHtml';
import type {Mark, MarkedText, Token} from './marks';

/** The tags around what was found, written as given. */
export interface Tags {
  readonly pre: string;
  readonly post: string;
}

/**
 * Tags that are markup make the value HTML, in which they are the only markup. Other tags are for readers that take the value as text
 * and escape it themselves.
 */
function escapeFor({pre, post}: Tags): (text: string) => string {
  return /[<>&]/.test(pre + post) ? escapeHtml : (text) => text;
}

/** Writes marked texts with their tags. */
export class Renderer {
  readonly #tags: Tags;
  readonly #needles: number;
  readonly #escape: (text: string) => string;
  /** The whole text with its marks. Headings stand above many hits. */
  readonly highlight = remembered(({text, marks}: MarkedText): MarkedValue => ({
    value: this.#write(text, marks),
    matchLevel: matchLevel(marks, this.#needles),
  }));

  /** @param needles - Words in the query. */
  constructor(tags: Tags, needles: number) {
    this.#tags = tags;
    this.#needles = needles;
    this.#escape = escapeFor(tags);
  }

  /** The stretch of at most `size` words that holds the most words of the query, with `ellipsis` where the text goes on. */
  snippet(marked: MarkedText, size: number, ellipsis: string): MarkedValue {
    const {text, tokens, marks} = marked;
    if (tokens.length <= size) return this.highlight(marked);
    const [start, end] = bestStretch(marked, size);
    const inside = marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({...mark, start: mark.start - start, end: mark.end - start}));
    const value = this.#write(text.slice(start, end), inside);
    return {
      value: `${start > 0 ? ellipsis : ''}${value}${end < text.length ? ellipsis : ''}`,
      matchLevel: matchLevel(marks, this.#needles),
    };
  }

  #write(text: string, marks: readonly Mark[]): string {
    const escape = this.#escape;
    const {pre, post} = this.#tags;
    let value = '';
    let at = 0;
    for (const {start, end} of merged(marks)) {
      value += escape(text.slice(at, start)) + pre + escape(text.slice(start, end)) + post;
      at = end;
    }
    return value + escape(text.slice(at));
  }
}

/** Where the best stretch of a longer text begins and ends, widened to whole words. */
function bestStretch(
  {text, tokens, marks}: MarkedText,
  size: number,
): [start: number, end: number] {
  // A question makes no sense without its beginning.
  const first = text.endsWith('?') ? 0 : bestWindow(tokens, marks, size);
  const start = first === 0 ? 0 : text.lastIndexOf(' ', tokens[first]!.start) + 1;
  const last = tokens[first + size - 1]!;
  const space = first + size >= tokens.length ? -1 : text.indexOf(' ', last.end);
  return [start, space < 0 ? text.length : space];
}

/** Index of the first word of the best stretch: most different words of the query, then most marks, then the earliest. */
function bestWindow(tokens: readonly Token[], marks: readonly Mark[], size: number): number {
  let best = 0;
  let bestWorth = -1;
  // Runs for every word of a long text, so without an object for each.
  for (let first = 0, from = 0; first + size <= tokens.length && from < marks.length; first++) {
    const {start} = tokens[first]!;
    const {end} = tokens[first + size - 1]!;
    while (from < marks.length && marks[from]!.start < start) from++;
    let needles = 0;
    let worth = 0;
    for (let at = from; at < marks.length && marks[at]!.start < end; at++) {
      const mark = marks[at]!;
      if (mark.end > end) continue;
      worth += (needles & (1 << mark.needle)) === 0 ? DIFFERENT_WORD : 1;
      needles |= 1 << mark.needle;
    }
    if (worth > bestWorth) [best, bestWorth] = [first, worth];
  }
  return best;
}

/** What a mark of another word of the query counts beside one of the same word. */
const DIFFERENT_WORD = 1001;

/** Overlapping marks become one. */
function merged(marks: readonly Mark[]): {start: number; end: number}[] {
  const result: {start: number; end: number}[] = [];
  for (const {start, end} of marks) {
    const last = result.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else result.push({start, end});
  }
  return result;
}

function matchLevel(marks: readonly Mark[], needles: number): MarkedValue['matchLevel'] {
  const found = new Set(marks.map((mark) => mark.needle)).size;
  if (found === 0) return 'none';
  return found === needles ? 'full' : 'partial';
}
