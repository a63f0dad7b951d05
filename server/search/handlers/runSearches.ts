import {
  readFacetSearch,
  readParameters,
  readSearch,
  type Parameters,
} from '@toolhive-docs/search-engine';
import {badRequest} from '../HttpError';
import type {ApiRequest, HandlerContext} from '../HandlerContext';
import {MAX_BATCH_MS} from '../limits';
import {queryEntry} from '../log/entries';
import {absoluteUrls} from './absoluteUrls';
import {checkCost} from './checkCost';

/** When a batch ends early: never, or with the first search that fills its page. */
export type Strategy = 'none' | 'stopIfEnoughMatches';

type Result = Readonly<Record<string, unknown>>;

/** What a request of a batch says besides its search. */
interface Envelope {
  readonly type?: unknown;
  readonly facet?: unknown;
}

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

  const answer = async ({type, facet}: Envelope, parameters: Parameters): Promise<Result> => {
    if (type === 'facet') {
      if (typeof facet !== 'string') throw badRequest('facet must be the name of an attribute');
      const search = readFacetSearch(facet, parameters, indexName);
      const {result, milliseconds} = await backend.facetSearch(search, caller);
      spent += milliseconds;
      return {...result};
    }
    if (type !== undefined && type !== null && type !== 'default')
      throw badRequest('type must be "default" or "facet"');
    const search = readSearch(parameters, indexName);
    const {result, milliseconds} = await backend.search(search, caller);
    spent += milliseconds;
    const {hits} = result;
    found.isEnough ||= hits.length > 0 && hits.length >= search.asked.hitsPerPage;
    const entries = queryEntry(search, result);
    if (entries.length > 0) onSearch?.(result.nbHits > 0, milliseconds);
    if (log && search.analytics && quota.takes('query', client, entries)) log.note(entries);
    return {...result, hits: hits.map((hit) => absoluteUrls(hit, base))};
  };

  for (const {parameters, ...envelope} of searches) {
    if (strategy === 'stopIfEnoughMatches' && found.isEnough) {
      results.push({hits: [], nbHits: 0, index: indexName, processed: false});
      continue;
    }
    if (spent > MAX_BATCH_MS)
      throw badRequest(
        `The batch takes longer than ${MAX_BATCH_MS} ms; send fewer or shorter queries at a time`,
      );
    const result = await answer(envelope, parameters);
    results.push(strategy === 'none' ? result : {...result, processed: true});
  }
  return results;
}
