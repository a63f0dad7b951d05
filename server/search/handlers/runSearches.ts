import {
  passingFields,
  readFacetSearch,
  readParameters,
  readSearch,
  type Parameters,
} from '@toolhive-docs/search-engine';
import {processed, type Result} from '../answers/resultBody';
import {badRequest} from '../HttpError';
import type {ApiRequest, HandlerContext} from '../HandlerContext';
import {MAX_BATCH_MS} from '../limits';
import {queryEntry} from '../log/entries';
import {checkCost} from './checkCost';

/** When a batch ends early: never, or with the first search that fills its page. */
export type Strategy = 'none' | 'stopIfEnoughMatches';

/**
 * Runs searches in order and notes them in the log. Other requests are served between two of them.
 * @throws HttpError, RequestError for the first that is wrong; then nothing is answered.
 */
export async function runSearches(
  requests: readonly Parameters[],
  {client, signal, base}: ApiRequest,
  {backend, indexName, log, quota, onSearch}: HandlerContext,
  strategy: Strategy = 'none',
): Promise<Result[]> {
  const searches = requests.map(({indexName: _, type, facet, ...rest}) => ({
    type,
    facet,
    parameters: readParameters(rest),
  }));
  checkCost(searches.map(({parameters}) => parameters));
  const caller = {client, signal};
  const results: Result[] = [];
  let spent = 0;
  const found = {isEnough: false};

  const facetSearch = async (facet: unknown, parameters: Parameters): Promise<Result> => {
    if (typeof facet !== 'string') throw badRequest('facet must be the name of an attribute');
    const read = readFacetSearch(facet, parameters, indexName);
    const {result, milliseconds} = await backend.facetSearch(read, caller);
    spent += milliseconds;
    return {...result};
  };

  const search = async (parameters: Parameters): Promise<Result> => {
    const read = readSearch(parameters, indexName);
    const {result, milliseconds, isKept} = await backend.search(read, base, caller);
    spent += milliseconds;
    const {start, nbHits, hits} = result;
    const passing = passingFields(read, milliseconds);
    found.isEnough ||= hits > 0 && hits >= read.asked.hitsPerPage;
    const entries = queryEntry(read, {queryID: passing.queryID, nbHits, hits});
    if (entries.length > 0) onSearch?.(nbHits > 0, milliseconds);
    if (log && read.analytics && quota.takes('query', client, entries)) log.note(entries);
    return {start, passing, isKept};
  };

  for (const {type, facet, parameters} of searches) {
    if (strategy === 'stopIfEnoughMatches' && found.isEnough) {
      results.push({hits: [], nbHits: 0, index: indexName, processed: false});
      continue;
    }
    if (spent > MAX_BATCH_MS)
      throw badRequest(
        `The batch takes longer than ${MAX_BATCH_MS} ms; send fewer or shorter queries at a time`,
      );
    const isPlain = type === undefined || type === null || type === 'default';
    if (!isPlain && type !== 'facet') throw badRequest('type must be "default" or "facet"');
    const result = await (isPlain ? search(parameters) : facetSearch(facet, parameters));
    results.push(strategy === 'none' ? result : processed(result));
  }
  return results;
}
