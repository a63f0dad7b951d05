import type {Hit, MarkedRecord, SearchResult} from '@toolhive-docs/search-engine';

type Fields = Readonly<Record<string, unknown>>;

/** Letters of one text at the most: what no title or snippet has, and what a page can show at once. */
const LONGEST_TEXT = 2000;
/** Hits of an answer at the most, where the request does not say (its default is 20; the results page asks for more). */
const MOST_HITS = 1000;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : undefined;

/** What a function makes of each field, without those of which it makes nothing. */
const mapped = <T>(value: unknown, read: (field: unknown) => T | undefined) =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, field]) => {
      const made = read(field);
      return made === undefined ? [] : [[name, made]];
    }),
  ) as Readonly<Record<string, T>>;

const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

function markedOf(value: unknown): MarkedRecord {
  const {hierarchy, content} = fieldsOf(value);
  const markedValue = (field: unknown) => {
    const text = textOf(fieldsOf(field)['value']);
    return text === undefined ? undefined : {value: text};
  };
  return {
    hierarchy: mapped(hierarchy, markedValue),
    ...mapped({content}, markedValue),
  };
}

/** A hit with those of its fields that have the form of the protocol; undefined where it has no id. */
function hitOf(value: unknown): Hit | undefined {
  const {objectID, hierarchy, _highlightResult, _snippetResult, url, type, kind, content, summary} =
    fieldsOf(value);
  const id = typeof objectID === 'number' ? String(objectID) : textOf(objectID);
  if (id === undefined) return undefined;
  return {
    ...mapped({url, type, kind, content, summary}, textOf),
    objectID: id,
    hierarchy: mapped(hierarchy, textOf),
    _highlightResult: markedOf(_highlightResult),
    _snippetResult: markedOf(_snippetResult),
  } as unknown as Hit;
}

/**
 * Reads a result of a search host. Whatever does not have the form of the protocol is left out, so that no host can break what shows it.
 *
 * @param value - What the host sent.
 * @param most - Hits that were asked for; more are left out.
 * @returns Undefined for what is no result: it has no list of hits.
 */
export function readResult(value: unknown, most = MOST_HITS): SearchResult | undefined {
  const {hits, nbHits, page, nbPages, hitsPerPage, facets, ...rest} = fieldsOf(value);
  if (!Array.isArray(hits)) return undefined;
  const read = (hits as unknown[]).slice(0, most).flatMap((hit) => hitOf(hit) ?? []);
  const {index = '', query = '', queryID} = mapped(rest, textOf);
  return {
    hits: read,
    nbHits: countOf(nbHits) ?? read.length,
    page: countOf(page) ?? 0,
    nbPages: countOf(nbPages) ?? 1,
    hitsPerPage: countOf(hitsPerPage) ?? most,
    exhaustiveNbHits: true,
    query,
    params: '',
    index,
    processingTimeMS: countOf(rest['processingTimeMS']) ?? 0,
    ...(queryID !== undefined && {queryID}),
    ...(facets !== undefined && {facets: mapped(facets, (counts) => mapped(counts, countOf))}),
  };
}
