import {FACETS, NUMBERS} from '../filters/attributes';
import {SEARCHED} from '../query/searchedLevels';
import {readRequest, type CompleteRequest} from '../readRequest';
import {BOOLEAN, COUNT, fieldsOf, LIST, list, upTo, type FieldReader} from '../request/fields';
import {RequestError} from '../requestError';
import type {SearchRequest} from '../types';
import {checkParameters} from './checkParameters';
import {readFilters} from './readFilters';
import type {Parameters} from './readParameters';
import {oneOf, readWords} from './readWords';
import {readResponseFields} from './responseFields';

/** A search of the protocol that has been read. */
export interface Search {
  readonly asked: CompleteRequest;
  /** As it came, for the result that echoes it. */
  readonly parameters: Parameters;
  /** What to leave out of a query without results: a word at a time from an end, or nothing at all. */
  readonly removes: 'lastWords' | 'firstWords' | 'nothing';
  /** Fields of the result; `*` for all. */
  readonly responseFields: readonly string[];
  /** False for a search that is to be kept out of statistics. */
  readonly analytics: boolean;
  /** What was not obeyed, in words. */
  readonly warnings: readonly string[];
}

/** Most values of a facet. Source: provider, maxValuesPerFacet. */
const MAX_VALUES = 1000;
/** Values of a facet when the request does not say. Source: provider. */
const VALUES = 100;
/** Most hits of a slice. Source: provider, length. */
const MAX_LENGTH = 1000;

/**
 * Reads every parameter of a search. One that is unknown, or that cannot be obeyed although it changes which hits come, is refused;
 * others that are not obeyed are named in `warnings`.
 * @throws RequestError (status 400) that names the parameter, what it holds and what it may hold.
 */
export function readSearch(parameters: Parameters, indexName: string): Search {
  const warnings = checkParameters(parameters);
  const field = fieldsOf(parameters);
  const {filter, optionalFilter, unknown} = readFilters(field);
  const removes = oneOf(
    field,
    'removeWordsIfNoResults',
    ['allOptional', 'none', 'lastWords', 'firstWords'],
    'allOptional',
  );
  const facets = list(field('facets', LIST, []));
  const asked = readRequest({...(parameters as SearchRequest), facetFilters: [], indexName});
  if (Number(parameters['distinct']) > 1)
    throw new RequestError('distinct may be 0 or 1: of each address there is one hit, or all');
  return {
    asked: {
      ...asked,
      filter,
      optionalFilter,
      sumsScores: field('sumOrFiltersScores', BOOLEAN, false),
      slice: readSlice(field),
      attributesToHighlight: list(field('attributesToHighlight', LIST, ['*'])),
      facetOptions: {
        most: field('maxValuesPerFacet', upTo(MAX_VALUES), VALUES),
        order: oneOf(field, 'sortFacetValuesBy', ['count', 'alpha'], 'count'),
      },
      words: readWords(field),
      searchable: readSearchable(field),
      relax: removes === 'allOptional',
      rankingInfo: field('getRankingInfo', BOOLEAN, false),
    },
    parameters,
    removes: removes === 'lastWords' || removes === 'firstWords' ? removes : 'nothing',
    responseFields: readResponseFields(field),
    analytics: field('analytics', BOOLEAN, true),
    warnings: [
      ...warnings,
      ...unknown.map((name) => `no record has the attribute ${JSON.stringify(name.slice(0, 80))}`),
      ...unknownFacets(facets).map(
        (name) => `facets: ${JSON.stringify(name.slice(0, 80))} is none`,
      ),
    ],
  };
}

function readSlice(field: FieldReader): CompleteRequest['slice'] {
  const offset = field('offset', COUNT, -1);
  const length = field('length', upTo(MAX_LENGTH), -1);
  // One without the other is a page like any other. Source: provider, offset.
  return offset < 0 || length < 0 ? undefined : {offset, length};
}

function readSearchable(field: FieldReader): readonly string[] {
  const names = list(field('restrictSearchableAttributes', LIST, []));
  for (const name of names)
    if (name !== '*' && !SEARCHED.includes(name))
      throw new RequestError(
        `restrictSearchableAttributes: ${name.slice(0, 80)} is not searched; allowed: ${SEARCHED.join(', ')}`,
      );
  return names;
}

function unknownFacets(names: readonly string[]): readonly string[] {
  const known: readonly string[] = ['*', ...FACETS, ...NUMBERS];
  return names.filter((name) => !known.includes(name));
}
