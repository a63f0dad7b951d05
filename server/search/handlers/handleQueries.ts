import {isObject} from '@toolhive-docs/options/isObject';
import {batchBody, resultBody} from '../answers/resultBody';
import {badRequest} from '../HttpError';
import type {Handler} from '../HandlerContext';
import {fromAddress, readParameters} from '@toolhive-docs/search-engine';
import {readBatch, readFields} from './readBatch';
import {runSearches, type Strategy} from './runSearches';

const STRATEGIES: readonly unknown[] = ['none', 'stopIfEnoughMatches', undefined, null];

/** A batch of searches, in order. */
export const handleQueries: Handler = async (request, context) => {
  const requests = readBatch(request.body, context.indexName);
  const strategy = isObject(request.body) ? request.body['strategy'] : undefined;
  if (!STRATEGIES.includes(strategy))
    throw badRequest('strategy must be "none" or "stopIfEnoughMatches"');
  return batchBody(
    await runSearches(requests, request, context, (strategy as Strategy | null) ?? 'none'),
  );
};

/** One search; its parameters stand in the body, or in the address. */
export const handleSearch: Handler = async (request, context) => {
  const parameters =
    request.body === undefined ? fromAddress(request.address) : readFields(request.body);
  const [result = {}] = await runSearches([parameters], request, context);
  return resultBody(result);
};

/** A search in the values of a facet. */
export const handleFacetSearch: Handler = async (request, context) => {
  const parameters = readParameters(readFields(request.body));
  const facet = request.path['facet'];
  const [result = {}] = await runSearches(
    [{...parameters, type: 'facet', facet}],
    request,
    context,
  );
  return resultBody(result);
};
