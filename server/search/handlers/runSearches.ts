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
import {checkCost, checkHits} from './checkCost';
import {errorIn, readAt} from './errorIn';

/** When a batch ends early: never, or with the first search that fills its page. */
export type Strategy = 'none' | 'stopIfEnoughMatches';

interface Asked {
  readonly type: unknown;
  readonly facet: unknown;
  readonly parameters: Parameters;
}

/**
 * Runs searches in order and notes them in the log. Other requests are served between two of them.
 * @param strategy - Of a batch, whose errors say which search is wrong; none for a single search.
 * @throws HttpError, RequestError for the first that is wrong; then nothing is answered.
 */
export async function runSearches(
  requests: readonly Parameters[],
  request: ApiRequest,
  {backend, indexName, log, quota, onSearch}: HandlerContext,
  strategy?: Strategy,
): Promise<Result[]> {
  const results: Result[] = [];
  let spent = 0;
  const found = {isEnough: false};

  const facetSearch = async (facet: unknown, parameters: Parameters): Promise<Result> => {
    if (typeof facet !== 'string') throw badRequest('facet must be the name of an attribute');
    const read = readFacetSearch(facet, parameters, indexName);
    const {result, milliseconds} = await backend.facetSearch(read, request);
    spent += milliseconds;
    return {...result};
  };

  const search = async (parameters: Parameters): Promise<Result> => {
    const read = readSearch(parameters, indexName);
    const {result, milliseconds, isKept} = await backend.search(read, request.base, request);
    spent += milliseconds;
    const {start, nbHits, hits} = result;
    const passing = passingFields(read, milliseconds);
    found.isEnough ||= hits > 0 && hits >= read.asked.hitsPerPage;
    const entries = queryEntry(read, {queryID: passing.queryID, nbHits, hits});
    if (entries.length > 0) onSearch?.(nbHits > 0, milliseconds);
    if (log && read.analytics && quota.takes('query', request.client, entries)) log.note(entries);
    return {start, passing, isKept};
  };

  const run = async ({type, facet, parameters}: Asked): Promise<Result> => {
    const isPlain = type === undefined || type === null || type === 'default';
    if (!isPlain && type !== 'facet') throw badRequest('type must be "default" or "facet"');
    return isPlain ? search(parameters) : facetSearch(facet, parameters);
  };

  const where = (at: number) => (strategy === undefined ? '' : `requests[${at}]: `);
  const searches = requests.map((fields, at) => readAt(where(at), () => readAsked(fields)));
  checkHits(searches.map(({parameters}) => parameters));
  for (const [at, asked] of searches.entries()) {
    if (strategy === 'stopIfEnoughMatches' && found.isEnough) {
      results.push({hits: [], nbHits: 0, index: indexName, processed: false});
      continue;
    }
    if (spent > MAX_BATCH_MS)
      throw badRequest(
        `The batch takes longer than ${MAX_BATCH_MS} ms; send fewer or shorter queries at a time`,
      );
    try {
      const result = await run(asked);
      results.push(strategy === 'stopIfEnoughMatches' ? processed(result) : result);
    } catch (error) {
      throw errorIn(where(at), error);
    }
  }
  return results;
}

function readAsked({indexName: _, type, facet, ...rest}: Parameters): Asked {
  const parameters = readParameters(rest);
  checkCost(parameters);
  return {type, facet, parameters};
}
