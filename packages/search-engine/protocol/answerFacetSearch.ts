import {MAX_QUERY_LENGTH} from '../constants';
import {ordered, tally} from '../result/facets';
import {escapeHtml} from '../result/escapeHtml';
import type {SearchEngine} from '../engine';
import {FACETS} from '../filters/attributes';
import {valuesOf} from '../filters/compileFilter';
import {fieldsOf, STRING, upTo} from '../request/fields';
import {RequestError} from '../requestError';
import {beginningOf} from '../text/beginningOf';
import {fold} from '../text/fold';
import {everyHit} from './fewerWords';
import type {Parameters} from './readParameters';
import {readSearch, type Search} from './readSearch';

/** Values of a facet that a few letters find. */
export interface FacetSearchResult {
  readonly facetHits: readonly {
    readonly value: string;
    /** Escaped HTML in which only the highlight tags are markup. */
    readonly highlighted: string;
    /** Hits that have it. */
    readonly count: number;
  }[];
  readonly exhaustiveFacetsCount: true;
  readonly processingTimeMS: number;
  readonly warnings?: readonly string[];
}

/** Values given when the request does not say, and the most it may ask for. Source: provider, maxFacetHits. */
const [VALUES, MAX_VALUES] = [10, 100];

/** A search in the values of a facet that has been read; the search says whose values count. */
export interface FacetSearch extends Search {
  readonly facet: string;
  /** What must begin words of a value, folded. */
  readonly words: readonly string[];
  readonly most: number;
  readonly began: number;
}

/** Finds values of a facet: each word of `facetQuery` must begin a word of the value. The other parameters say whose values count. */
export function answerFacetSearch(engine: SearchEngine, search: FacetSearch): FacetSearchResult {
  const values = everyHit(engine, search).flatMap((node) =>
    valuesOf(search.facet, node, engine.store).map(String),
  );
  return facetSearchResult(search, ordered(tally(values), search.asked.facetOptions.order));
}

/** @throws RequestError (status 400) for an attribute that is no facet, and for a wrong parameter. */
export function readFacetSearch(
  facet: string,
  {facetQuery, maxFacetHits, ...parameters}: Parameters,
  indexName: string,
): FacetSearch {
  const began = performance.now();
  if (!(FACETS as readonly string[]).includes(facet))
    throw new RequestError(
      `Cannot search in the values of ${JSON.stringify(facet.slice(0, 80))}; allowed: ${FACETS.join(', ')}`,
    );
  const field = fieldsOf({facetQuery, maxFacetHits});
  const search = readSearch(parameters, indexName);
  const words = partsOf(fold(field('facetQuery', STRING, '').slice(0, MAX_QUERY_LENGTH)));
  const most = field('maxFacetHits', upTo(MAX_VALUES), VALUES);
  return {...search, facet, words, most, began};
}

/** @param values - Of all hits, with how many have each, in the order asked for. */
export function facetSearchResult(
  {asked, words, most, began, warnings}: FacetSearch,
  values: readonly (readonly [value: string, count: number])[],
): FacetSearchResult {
  const found = values.filter(([value]) =>
    words.every((word) => partsOf(value).some((part) => fold(part).startsWith(word))),
  );
  return {
    facetHits: found.slice(0, most).map(([value, count]) => ({
      value,
      highlighted: mark(value, words, asked.highlightPreTag, asked.highlightPostTag),
      count,
    })),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
    ...(warnings.length > 0 && {warnings}),
  };
}

function partsOf(value: string): string[] {
  return value.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Marks the beginnings of words that were found. */
function mark(value: string, words: readonly string[], pre: string, post: string): string {
  return value.replace(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu, (part) => {
    const length = words
      .filter((word) => fold(part).startsWith(word))
      .reduce((longest, word) => Math.max(longest, beginningOf(part, word.length)), 0);
    return length === 0
      ? escapeHtml(part)
      : pre + escapeHtml(part.slice(0, length)) + post + escapeHtml(part.slice(length));
  });
}
