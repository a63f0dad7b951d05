import {HITS_PER_PAGE, MAX_HITS_PER_PAGE} from './constants';
import {ALL_VALUES, type FacetOptions} from './result/facets';
import type {Distinct} from './rank/rankHits';
import {facetFilter} from './filters/facetFilter';
import type {Filter} from './filters/Filter';
import {PLAIN_WORDS, type WordOptions} from './query/wordOptions';
import {
  BOOLEAN,
  COUNT,
  fieldsOf,
  FILTERS,
  isBoolean,
  isCount,
  LIST,
  list,
  show,
  STRING,
  upTo,
  WORDS,
} from './request/fields';
import {RequestError} from './requestError';

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
 * Reads a request as it came over the wire. Unknown fields are ignored, missing ones and nulls get the provider's default.
 * @throws RequestError (status 400) that names the field, what it holds and what it may hold.
 */
export function readRequest(input: unknown): CompleteRequest {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new RequestError(`each request must be an object, found ${show(input)}`);
  const field = fieldsOf(input as Record<string, unknown>);
  const [one, two] = PLAIN_WORDS.lettersForTypos;
  return {
    query: field('query', STRING, ''),
    indexName: field('indexName', STRING, ''),
    page: field('page', COUNT, 0),
    hitsPerPage: field(
      'hitsPerPage',
      {...upTo(MAX_HITS_PER_PAGE), what: `a whole number from 0 to ${MAX_HITS_PER_PAGE}`},
      HITS_PER_PAGE,
    ),
    slice: undefined,
    filter: facetFilter(field('facetFilters', FILTERS, [])),
    optionalFilter: [],
    sumsScores: false,
    facetOptions: ALL_VALUES,
    facets: list(field('facets', LIST, [])),
    attributesToRetrieve: list(field('attributesToRetrieve', LIST, ['*'])),
    attributesToHighlight: ['*'],
    attributesToSnippet: list(field('attributesToSnippet', LIST, [])),
    snippetEllipsisText: field('snippetEllipsisText', STRING, '…'),
    highlightPreTag: field('highlightPreTag', STRING, '<em>'),
    highlightPostTag: field('highlightPostTag', STRING, '</em>'),
    clickAnalytics: field('clickAnalytics', BOOLEAN, false),
    advancedSyntax: field('advancedSyntax', BOOLEAN, true),
    optionalWords: list(field('optionalWords', WORDS, [])).join(' '),
    distinct: distinctOf(
      field(
        'distinct',
        {what: 'true, false, a whole number, "url" or "page"', test: isDistinct},
        true,
      ),
    ),
    words: {
      ...PLAIN_WORDS,
      lettersForTypos: [field('minWordSizefor1Typo', COUNT, one), two],
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
