import {MAX_QUERY_LENGTH} from '../constants';
import {newQueryId} from '../result/resultOf';
import type {SearchEngine} from '../engine';
import {paramsOf} from '../paramsOf';
import type {CompleteRequest} from '../readRequest';
import type {SearchResult} from '../types';
import {runSteps, runStepsFrom, withFewerWords} from './fewerWords';
import type {Search} from './readSearch';
import {chosen} from './responseFields';

/** What differs between two results of the same search: what it echoes, what it is called, and how long it took. */
export type PassingFields = Partial<
  Pick<SearchResult, 'params' | 'queryID' | 'processingTimeMS'> & {readonly serverTimeMS: number}
>;

/** The fields of a result that hold as long as the index does: `hits`, and what else was asked for. */
export type LastingFields = Pick<SearchResult, 'hits'> &
  Partial<Omit<SearchResult, 'page' | 'nbPages' | 'hitsPerPage' | keyof PassingFields>> &
  Readonly<Record<string, unknown>>;

/** Answers a search that has been read, without what differs each time. */
export function lastingFields(engine: SearchEngine, search: Search): LastingFields {
  return runSteps(stepsOf(search), (asked) => engine.run(asked, ''));
}

/** The same from an index elsewhere. */
export function lastingFieldsFrom(
  run: (asked: CompleteRequest) => Promise<SearchResult>,
  search: Search,
): Promise<LastingFields> {
  return runStepsFrom(stepsOf(search), run);
}

/** Gives each request that has to be run, takes its result, and returns the lasting fields of the answer in the end. */
function* stepsOf(search: Search): Generator<CompleteRequest, LastingFields, SearchResult> {
  const {asked, warnings, responseFields} = search;
  const {result, removed} = yield* withFewerWords<SearchResult>(search, ({nbHits}) => nbHits === 0);
  const {
    page,
    nbPages,
    hitsPerPage,
    params: _,
    queryID: __,
    processingTimeMS: ___,
    ...rest
  } = result;
  const isPaged = asked.slice === undefined;
  const hasFacets = asked.facets.length > 0;
  return chosen(responseFields, {
    ...rest,
    query: asked.query.slice(0, MAX_QUERY_LENGTH),
    ...(isPaged ? {page, nbPages, hitsPerPage} : asked.slice),
    ...(removed !== undefined && {queryAfterRemoval: removed}),
    nbSortedHits: result.nbHits,
    exhaustiveTypo: true,
    ...(hasFacets && {exhaustiveFacetsCount: true}),
    exhaustive: {nbHits: true, typo: true, ...(hasFacets && {facetsCount: true})},
    renderingContent: {},
    ...(warnings.length > 0 && {warnings}),
  });
}

/** The fields of a result that differ each time. @param milliseconds - What the answer took. */
export function passingFields(
  {asked, parameters, responseFields}: Search,
  milliseconds: number,
): PassingFields {
  const time = Math.max(1, Math.round(milliseconds));
  return chosen(responseFields, {
    params: paramsOf(parameters),
    ...(asked.clickAnalytics && {queryID: newQueryId()}),
    processingTimeMS: time,
    serverTimeMS: time,
  });
}
