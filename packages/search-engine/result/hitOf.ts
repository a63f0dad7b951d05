import {SNIPPET_WORDS} from '../constants';
import type {Hit, Level, MarkedValue, SearchRecord} from '../types';
import type {Marker} from './marks';
import type {Renderer} from './render';

/** How hits are to be written. */
export interface HitStyle {
  /** Whether to give an attribute back. */
  readonly retrieves: AttributeTest;
  /** Attributes to mark: names, or `*` for all. */
  readonly highlights: readonly string[];
  /** Words of the snippet of each attribute that is cut to one. */
  readonly snippets: ReadonlyMap<string, number>;
  readonly ellipsis: string;
  readonly renderer: Renderer;
}

/** Writes a record as the reader of an answer expects it. */
export function hitOf(
  record: SearchRecord,
  marker: Marker,
  {retrieves, highlights, snippets, ellipsis, renderer}: HitStyle,
): Hit {
  const marked: MutableMarks = {};
  const cut: MutableMarks = {};
  for (const [level, name] of ATTRIBUTES) {
    const text = level === undefined ? record.content : record.hierarchy[level];
    if (text === null) continue;
    const size =
      snippets.get(name) ??
      (level === undefined ? undefined : snippets.get('hierarchy')) ??
      snippets.get('*');
    const isHighlighted = isNamed(name, highlights);
    if (!isHighlighted && size === undefined) continue;
    const marks = marker.mark(text);
    if (isHighlighted) set(marked, level, renderer.highlight(marks));
    if (size !== undefined) set(cut, level, renderer.snippet(marks, size, ellipsis));
  }
  return {
    ...pick(record, retrieves),
    objectID: record.objectID,
    _highlightResult: marked,
    ...(snippets.size > 0 && {_snippetResult: cut}),
  };
}

/** Levels of headings, each with the name of the attribute. */
const LEVELS = ([0, 1, 2, 3, 4, 5, 6] as const).map(
  (level) => [`lvl${level}`, `hierarchy.lvl${level}`] as const,
);

/** The searchable texts of a record: the level of a heading, none for the content, and the name of the attribute. */
const ATTRIBUTES = [...LEVELS, [undefined, 'content'] as const];

/** Attributes that hold others, with what they hold. Made once: each hit is picked by it. */
const PARTS: Readonly<Record<string, readonly (readonly [key: string, path: string])[]>> = {
  hierarchy: LEVELS,
  weight: ['pageRank', 'level', 'position'].map((key) => [key, `weight.${key}`] as const),
};

interface MutableMarks {
  hierarchy?: {[level in `lvl${Level}`]?: MarkedValue};
  content?: MarkedValue;
}

function set(marks: MutableMarks, level: `lvl${Level}` | undefined, value: MarkedValue): void {
  if (level === undefined) marks.content = value;
  else (marks.hierarchy ??= {})[level] = value;
}

/** True for an attribute that a list names: by its own name, by that of what holds it, or by a star. */
function isNamed(name: string, names: readonly string[]): boolean {
  return names.some((one) => one === '*' || one === name || name.startsWith(`${one}.`));
}

/** Reads which attributes are cut to a snippet, with the number of words: `content:10`. */
export function snippetSizes(attributes: readonly string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name, size] = attribute.split(':');
      return [name!, Math.max(1, Math.floor(Number(size ?? SNIPPET_WORDS)) || SNIPPET_WORDS)];
    }),
  );
}

/** Tests whether a list names an attribute, or what holds it; `*` names all, and `-name` leaves one out. */
export type AttributeTest = (name: string, holder?: string) => boolean;

/** The test for a list of attributes; a list that only leaves out gives the rest, an empty one nothing. */
export function attributeTest(names: readonly string[]): AttributeTest {
  const without = new Set(
    names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  );
  const named = new Set(names);
  const isAll = named.has('*') || (named.size > 0 && named.size === without.size);
  return (name, holder = name) =>
    !without.has(name) && !without.has(holder) && (isAll || named.has(name) || named.has(holder));
}

/** The attributes of a record that a request asks for. */
export function pick(record: SearchRecord, isWanted: AttributeTest): Partial<SearchRecord> {
  const picked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    const parts = PARTS[name];
    if (parts === undefined) {
      if (isWanted(name)) picked[name] = value;
      continue;
    }
    const inner: Record<string, unknown> = {};
    for (const [key, path] of parts)
      if (isWanted(path, name)) {
        inner[key] = (value as Record<string, unknown>)[key];
        picked[name] = inner;
      }
  }
  return picked;
}
