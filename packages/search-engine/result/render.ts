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

/** The whole text with its marks. */
export function highlight(marked: MarkedText, tags: Tags, needles: number): MarkedValue {
  return valueOf(marked.text, marked.marks, tags, matchLevel(marked.marks, needles));
}

/**
 * The stretch of at most `size` words that holds the most words of the query, with `ellipsis` where the text goes on.
 */
export function snippet(
  marked: MarkedText,
  size: number,
  ellipsis: string,
  tags: Tags,
  needles: number,
): MarkedValue {
  const {text, tokens, marks} = marked;
  const level = matchLevel(marks, needles);
  if (tokens.length <= size) return valueOf(text, marks, tags, level);
  const first = bestWindow(tokens, marks, size);
  const start = first === 0 ? 0 : text.lastIndexOf(' ', tokens[first]!.start) + 1;
  const last = tokens[first + size - 1]!;
  const space = first + size >= tokens.length ? -1 : text.indexOf(' ', last.end);
  const end = space < 0 ? text.length : space;
  const inside = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({...mark, start: mark.start - start, end: mark.end - start}));
  const value = valueOf(text.slice(start, end), inside, tags, level);
  return {
    ...value,
    value: `${start > 0 ? ellipsis : ''}${value.value}${end < text.length ? ellipsis : ''}`,
  };
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

function valueOf(
  text: string,
  marks: readonly Mark[],
  tags: Tags,
  level: MarkedValue['matchLevel'],
): MarkedValue {
  const escape = escapeFor(tags);
  let value = '';
  let at = 0;
  for (const {start, end} of merged(marks)) {
    value += escape(text.slice(at, start)) + tags.pre + escape(text.slice(start, end)) + tags.post;
    at = end;
  }
  return {value: value + escape(text.slice(at)), matchLevel: level};
}

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
