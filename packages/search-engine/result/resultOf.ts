import {MAX_QUERY_LENGTH} from '../constants';
import type {CompleteRequest} from '../readRequest';
import type {Hit, SearchResult} from '../types';
import type {FacetCounts} from './facets';

/** What an index found. */
export interface Found {
  readonly hits: readonly Hit[];
  /** Number of all hits. */
  readonly total: number;
  /** Left out when no facets are asked for. */
  readonly counts: FacetCounts | undefined;
  /** The request as the result echoes it. */
  readonly params: string;
  /** When the search began, as `performance.now()` gives it. */
  readonly began: number;
}

/** Writes what was found as the protocol has it. */
export function resultOf(
  asked: CompleteRequest,
  {hits, total, counts, params, began}: Found,
): SearchResult {
  const {page, hitsPerPage, query} = asked;
  return {
    hits,
    nbHits: total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(total / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query: query.slice(0, MAX_QUERY_LENGTH),
    params,
    index: asked.indexName,
    ...(counts && {facets: counts.facets}),
    ...(counts && Object.keys(counts.stats).length > 0 && {facets_stats: counts.stats}),
    ...(asked.clickAnalytics && {queryID: newQueryId()}),
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
  };
}

/** A name for one answer, by which events refer to it: 32 hexadecimal digits. */
export function newQueryId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
