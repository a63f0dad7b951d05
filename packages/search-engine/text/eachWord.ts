import {APOSTROPHE, CONNECTOR, DIGIT, LOWER, OTHER, UPPER, charClass} from './charClass';
import {fold} from './fold';
import {MAX_WORD_LENGTH} from '../constants';

/**
 * Called for every word found.
 * `term` is folded; `position` counts words in the text; `start` and `end` are offsets in the text as given.
 * `whole` marks the closed form of a compound name (`--target-port` → `--targetport`), which shares the
 * position of its first part and comes after the last.
 */
export type VisitWord = (
  term: string,
  position: number,
  start: number,
  end: number,
  whole: boolean,
) => void;

const OUTER_MARKS = /['’]s$|['’׳״]/g;
const CONNECTORS = /[-_./:@+~{}'’׳״]/g;

/**
 * Splits a text into words, finding compound names both whole and in parts:
 * `podTemplateSpec`, `secret_set`, `auto-discovery`, `--target-port`, `/api/v1beta`, `mcp.servers`.
 * A name in `names` (folded) keeps its inner capitals together: `ToolHive` is not a tool.
 */
export function eachWord(
  text: string,
  visit: VisitWord,
  names: ReadonlySet<string> = NO_NAMES,
): void {
  const lower = text.toLowerCase();
  const reader: Reader = {
    text,
    lower: lower.length === text.length ? lower : undefined,
    visit,
    names,
  };
  const length = text.length;
  let position = 0;
  let at = 0;
  while (at < length) {
    if (charClass(text, at) === OTHER) {
      at++;
      continue;
    }
    const start = at;
    let kinds = 0;
    for (let kind; at < length && (kind = charClass(text, at)) !== OTHER; at++) kinds |= 1 << kind;
    if ((kinds & ~SIMPLE) !== 0) position = compound(reader, start, at, position);
    else if (at - start <= MAX_WORD_LENGTH) {
      const term = wordOf(reader, start, at);
      // Marks alone, such as the one that makes an emoji of a sign, are no word.
      if (term !== '') visit(term, position++, start, at, false);
    }
  }
}

interface Reader {
  readonly text: string;
  /** The text in lower case, or undefined when that moves the offsets. */
  readonly lower: string | undefined;
  readonly visit: VisitWord;
  readonly names: ReadonlySet<string>;
}

const NO_NAMES: ReadonlySet<string> = new Set();
const LAST_ASCII = 0x7f;
/** A run of these kinds of characters only is one word. */
const SIMPLE = (1 << LOWER) | (1 << DIGIT);

/** The folded word; the quick way for ASCII, where folding is lower-casing. */
function wordOf({text, lower}: Reader, start: number, end: number): string {
  if (lower === undefined) return fold(text.slice(start, end));
  for (let at = start; at < end; at++)
    if (text.charCodeAt(at) > LAST_ASCII) return fold(text.slice(start, end));
  return lower.slice(start, end);
}

/** Visits one run of letters, digits and connectors; returns the next free position. */
function compound(reader: Reader, from: number, to: number, position: number): number {
  const {text, visit} = reader;
  let start = from;
  while (start < to && isJoint(charClass(text, start))) start++;
  let end = to;
  while (end > start && isJoint(charClass(text, end - 1))) end--;
  if (start === end) return position;

  const first = position;
  let at = start;
  while (at < end) {
    while (at < end && charClass(text, at) === CONNECTOR) at++;
    const partStart = at;
    at = partEnd(reader, partStart, end);
    const part = wordOf(reader, partStart, at);
    const term = hasApostrophe(part) ? part.replace(OUTER_MARKS, '') : part;
    if (term !== '' && term.length <= MAX_WORD_LENGTH)
      visit(term, position++, partStart, at, false);
  }

  const lead = leadOf(text, from, start, end - start);
  if ((position - first > 1 || lead !== '') && end - start <= MAX_WORD_LENGTH) {
    const whole = wordOf(reader, start, end).replace(CONNECTORS, '');
    if (whole !== '') visit(lead + whole, first, start - lead.length, end, true);
  }
  return position;
}

/** Where the part that begins at `start` ends: at a connector, or where capitals begin a new word. */
function partEnd(reader: Reader, start: number, end: number): number {
  const {text, names} = reader;
  let at = start;
  let hump = -1;
  while (at < end) {
    const kind = charClass(text, at);
    if (kind === CONNECTOR) break;
    if (hump < 0 && at > start && kind === UPPER && isHump(text, at, end)) hump = at;
    at++;
  }
  return hump < 0 || names.has(wordOf(reader, start, at)) ? at : hump;
}

/** True where a capital begins a new word: `podT…`, `MCPSe…`, but not in `APIs` or `HTTP`. */
function isHump(text: string, at: number, end: number): boolean {
  const before = charClass(text, at - 1);
  if (before === LOWER || before === DIGIT) return true;
  return at + 2 < end && charClass(text, at + 1) === LOWER && charClass(text, at + 2) === LOWER;
}

function hasApostrophe(word: string): boolean {
  return /['’׳״]/.test(word);
}

function isJoint(kind: number): boolean {
  return kind === CONNECTOR || kind === APOSTROPHE;
}

/** The opening that is part of a name: `--` of a flag, `-` of a one-letter flag, `/` of a path. */
function leadOf(text: string, from: number, start: number, length: number): '' | '-' | '--' | '/' {
  if (from === start) return '';
  const lead = text.slice(from, start);
  if (lead.endsWith('--')) return '--';
  if (lead === '-' && length === 1) return '-';
  return lead === '/' ? '/' : '';
}

/** The words of a text, folded, in order; compound names in parts only. */
export function wordsOf(text: string, names?: ReadonlySet<string>): string[] {
  const words: string[] = [];
  const collect: VisitWord = (term, _position, _start, _end, whole) => {
    if (!whole) words.push(term);
  };
  eachWord(text, collect, names);
  return words;
}
