import {SNIPPET_WORDS} from '../constants';
import type {Hit, MarkedRecord, MarkedValue, SearchRecord} from '../types';
import type {Marker} from './marks';
import {highlight, snippet, type Tags} from './render';

/** How hits are to be written. */
export interface HitStyle {
  /** Attributes to give back: names, `hierarchy.lvl1`, `*` for all, `-name` to leave one out. */
  readonly retrieve: readonly string[];
  /** Attributes to mark: names as in `retrieve`. */
  readonly highlights: readonly string[];
  /** Words of the snippet of each attribute that is cut to one. */
  readonly snippets: ReadonlyMap<string, number>;
  readonly ellipsis: string;
  readonly tags: Tags;
  /** Words in the query. */
  readonly needles: number;
}

/** Writes a record as the reader of an answer expects it. */
export function hitOf(
  record: SearchRecord,
  marker: Marker,
  {retrieve, highlights: asked, snippets, ellipsis, tags, needles}: HitStyle,
): Hit {
  const highlights: MarkedAttribute[] = [];
  const cut: MarkedAttribute[] = [];
  for (const [name, text] of textsOf(record)) {
    const size = snippets.get(name) ?? snippets.get(name.split('.')[0]!) ?? snippets.get('*');
    const isHighlighted = isNamed(name, asked);
    if (!isHighlighted && size === undefined) continue;
    const marked = marker.mark(text);
    if (isHighlighted) highlights.push([name, highlight(marked, tags, needles)]);
    if (size !== undefined) cut.push([name, snippet(marked, size, ellipsis, tags, needles)]);
  }
  return {
    ...pick(record, retrieve),
    objectID: record.objectID,
    _highlightResult: nested(highlights),
    ...(snippets.size > 0 && {_snippetResult: nested(cut)}),
  };
}

type MarkedAttribute = readonly [name: string, value: MarkedValue];

/** The searchable texts of a record by the name of their attribute. */
function textsOf({hierarchy, content}: SearchRecord): [name: string, text: string][] {
  const all: [name: string, text: string | null][] = [
    ...Object.entries(hierarchy).map(([level, text]): [string, string | null] => [
      `hierarchy.${level}`,
      text,
    ]),
    ['content', content],
  ];
  return all.filter((attribute): attribute is [string, string] => attribute[1] !== null);
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

function nested(values: readonly MarkedAttribute[]): MarkedRecord {
  const levels = values
    .filter(([name]) => name.startsWith('hierarchy.'))
    .map(([name, value]) => [name.slice('hierarchy.'.length), value] as const);
  const content = values.find(([name]) => name === 'content')?.[1];
  return {
    ...(levels.length > 0 && {hierarchy: Object.fromEntries(levels)}),
    ...(content && {content}),
  };
}

/** The attributes of a record that a request asks for. */
export function pick(record: SearchRecord, names: readonly string[]): Partial<SearchRecord> {
  const without = new Set(
    names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  );
  const wanted = (name: string): boolean =>
    !without.has(name) &&
    (names.includes('*') || names.length === without.size || names.includes(name));
  const hierarchy = Object.entries(record.hierarchy).filter(
    ([level]) => wanted('hierarchy') || wanted(`hierarchy.${level}`),
  );
  const plain = Object.entries(record).filter(([name]) => name !== 'hierarchy' && wanted(name));
  return {
    ...Object.fromEntries(plain),
    ...(hierarchy.length > 0 && {hierarchy: Object.fromEntries(hierarchy)}),
  } as Partial<SearchRecord>;
}
