import {HITS_PER_PAGE, MAX_HITS_PER_PAGE} from './constants';
import type {Distinct} from './rank/rankHits';
import {RequestError} from './requestError';
import type {FacetFilters, SearchRequest} from './types';

/** A request with every default filled in. */
export interface CompleteRequest {
  readonly query: string;
  readonly indexName: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facetFilters: FacetFilters;
  readonly facets: readonly string[];
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToSnippet: readonly string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly clickAnalytics: boolean;
  readonly advancedSyntax: boolean;
  readonly optionalWords: string;
  readonly distinct: Distinct;
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
  const field = reader(input as Record<string, unknown>);
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
    facetFilters: field(
      'facetFilters',
      'a string, or a list of strings and lists of strings',
      isFilters,
      [],
    ),
    facets: list(field('facets', 'a list of strings', isList, [])),
    attributesToRetrieve: list(field('attributesToRetrieve', 'a list of strings', isList, ['*'])),
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
  };
}

function reader(input: Record<string, unknown>) {
  return <T>(
    name: keyof SearchRequest,
    allowed: string,
    test: (value: unknown) => value is T,
    otherwise: T,
  ): T => {
    const value = input[name];
    if (value === undefined || value === null) return otherwise;
    if (!test(value)) throw new RequestError(`${name} must be ${allowed}, found ${show(value)}`);
    return value;
  };
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function list(value: string | readonly string[]): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}

function distinctOf(value: boolean | number | string): Distinct {
  if (value === 'page') return 'page';
  return value === false || value === 0 ? 'record' : 'url';
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isList(value: unknown): value is string | readonly string[] {
  return isString(value) || (Array.isArray(value) && value.every(isString));
}

function isFilters(value: unknown): value is FacetFilters {
  return isString(value) || (Array.isArray(value) && value.every(isList));
}

function isDistinct(value: unknown): value is boolean | number | 'url' | 'page' {
  return isBoolean(value) || isCount(value) || value === 'url' || value === 'page';
}
