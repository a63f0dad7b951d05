import {HITS_PER_PAGE, MAX_HITS_PER_PAGE} from './constants';
import {ALL_VALUES, type FacetOptions} from './result/facets';
import type {Distinct} from './rank/rankHits';
import {facetFilter} from './filters/facetFilter';
import type {Filter} from './filters/Filter';
import {PLAIN_WORDS, type WordOptions} from './query/wordOptions';
import {
  fieldsOf,
  isBoolean,
  isCount,
  isFilters,
  isList,
  isString,
  list,
  show,
} from './request/fields';
import {RequestError} from './requestError';
import type {SearchRequest} from './types';

/** A request with every default filled in. */
export interface CompleteRequest {
  readonly query: string;
  readonly indexName: string;
  readonly page: number;
  readonly hitsPerPage: number;
  /** Hits to give instead of a page of them: so many from that place, from 0. */
  readonly slice: {readonly offset: number; readonly length: number} | undefined;
  readonly filter: Filter;
  /** Hits that meet these come first. */
  readonly optionalFilter: Filter;
  /** True to add what several conditions of a group are worth; else the best one counts. */
  readonly sumsScores: boolean;
  readonly facets: readonly string[];
  readonly facetOptions: FacetOptions;
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight: readonly string[];
  readonly attributesToSnippet: readonly string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly clickAnalytics: boolean;
  readonly advancedSyntax: boolean;
  readonly optionalWords: string;
  readonly distinct: Distinct;
  readonly words: WordOptions;
  /** Attributes whose texts are searched; none for all. */
  readonly searchable: readonly string[];
  /** True to find records with some of the words where none has all. */
  readonly relax: boolean;
  readonly rankingInfo: boolean;
}

/**
 * Takes the requests out of a batch as it came over the wire.
 * @throws RequestError (status 400) when there is no list of requests.
 */
export function readBatch(batch: unknown): SearchRequest[] {
  const requests: unknown =
    typeof batch === 'object' && batch !== null && 'requests' in batch ? batch.requests : undefined;
  if (!Array.isArray(requests))
    throw new RequestError(`requests must be a list of requests, found ${show(requests)}`);
  return requests as SearchRequest[];
}

/**
 * Reads a request as it came over the wire. Unknown fields are ignored, missing ones and nulls get the provider's default.
 * @throws RequestError (status 400) that names the field, what it holds and what it may hold.
 */
export function readRequest(input: unknown): CompleteRequest {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new RequestError(`each request must be an object, found ${show(input)}`);
  const field = fieldsOf(input as Record<string, unknown>);
  const [one, two] = PLAIN_WORDS.lettersForTypos;
  return {
    query: field('query', 'a string', isString, ''),
    indexName: field('indexName', 'a string', isString, ''),
    page: field('page', 'a whole number from 0', isCount, 0),
    hitsPerPage: field(
      'hitsPerPage',
      `a whole number from 0 to ${MAX_HITS_PER_PAGE}`,
      (value): value is number => isCount(value) && value <= MAX_HITS_PER_PAGE,
      HITS_PER_PAGE,
    ),
    slice: undefined,
    filter: facetFilter(
      field('facetFilters', 'a string, or a list of strings and lists of strings', isFilters, []),
    ),
    optionalFilter: [],
    sumsScores: false,
    facetOptions: ALL_VALUES,
    facets: list(field('facets', 'a list of strings', isList, [])),
    attributesToRetrieve: list(field('attributesToRetrieve', 'a list of strings', isList, ['*'])),
    attributesToHighlight: ['*'],
    attributesToSnippet: list(field('attributesToSnippet', 'a list of strings', isList, [])),
    snippetEllipsisText: field('snippetEllipsisText', 'a string', isString, '…'),
    highlightPreTag: field('highlightPreTag', 'a string', isString, '<em>'),
    highlightPostTag: field('highlightPostTag', 'a string', isString, '</em>'),
    clickAnalytics: field('clickAnalytics', 'true or false', isBoolean, false),
    advancedSyntax: field('advancedSyntax', 'true or false', isBoolean, true),
    optionalWords: list(field('optionalWords', 'a string or a list of strings', isList, [])).join(
      ' ',
    ),
    distinct: distinctOf(
      field('distinct', 'true, false, a whole number, "url" or "page"', isDistinct, true),
    ),
    words: {
      ...PLAIN_WORDS,
      lettersForTypos: [field('minWordSizefor1Typo', 'a whole number from 0', isCount, one), two],
    },
    searchable: [],
    relax: true,
    rankingInfo: false,
  };
}

function distinctOf(value: boolean | number | string): Distinct {
  if (value === 'page') return 'page';
  return value === false || value === 0 ? 'record' : 'url';
}

function isDistinct(value: unknown): value is boolean | number | 'url' | 'page' {
  return isBoolean(value) || isCount(value) || value === 'url' || value === 'page';
}
