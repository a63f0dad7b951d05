import {
  attributeTest,
  HONORED,
  readParameters,
  readSearch,
  withAttributes,
  type Parameters,
  type Search,
} from '@toolhive-docs/search-engine';
import {isObject} from '@toolhive-docs/options/isObject';
import {badRequest} from '../HttpError';
import type {ApiRequest, Handler} from '../HandlerContext';
import {MAX_RELATED} from '../limits';
import type {SearchBackend} from '../SearchBackend';
import {absoluteUrls} from '../answers/resultBody';
import {checkCost, checkHits} from './checkCost';
import {readAt} from './errorIn';
import {readBatch} from './readBatch';

/** The provider's names for "things like this one". */
const MODELS: readonly unknown[] = ['related-products', 'looking-similar'];

/**
 * Related pages for a batch of requests. `objectID` names a record of the page, or is the page's address.
 * @throws HttpError for a batch that is not one, an unknown model, a wrong threshold or number.
 */
export const handleRecommendations: Handler = async (request, context) => {
  const {indexName, backend} = context;
  const requests = readBatch(request.body, indexName).map((fields, at) =>
    readRecommendation(fields, at, indexName),
  );
  const results = [];
  for (const wanted of requests) results.push(await recommend(backend, wanted, request));
  return {results};
};

interface Recommendation {
  readonly objectID: string;
  readonly count: number;
  /** Least score, 0 to 100. */
  readonly threshold: number;
  readonly search: ReturnType<typeof readSearch>;
}

/** Parameters of a search that related pages obey; nothing is noted of them, and `query` is refused where it holds words. */
const OBEYED: ReadonlySet<string> = new Set([
  ...['filters', 'facetFilters', 'numericFilters', 'tagFilters', 'attributesToRetrieve'],
  ...['query', 'analytics'],
]);

function readRecommendation(fields: Parameters, at: number, indexName: string): Recommendation {
  const {
    indexName: _,
    model,
    objectID,
    maxRecommendations,
    threshold = 0,
    queryParameters = {},
    fallbackParameters,
    ...others
  } = fields;
  const wrong = (name: string, must: string) =>
    badRequest(`requests[${at}].${name} must be ${must}`);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw badRequest(
      `requests[${at}].${unknown.slice(0, 80)} is unknown; allowed: indexName, model, objectID, maxRecommendations, threshold, queryParameters`,
    );
  if (!isEmpty(fallbackParameters))
    throw wrong('fallbackParameters', 'left out or empty: there are related pages only');
  if (model !== undefined && !MODELS.includes(model))
    throw wrong('model', MODELS.map((name) => JSON.stringify(name)).join(' or '));
  if (typeof objectID !== 'string')
    throw wrong('objectID', 'the id of a record or the address of a page');
  if (typeof threshold !== 'number' || !(threshold >= 0 && threshold <= 100))
    throw wrong('threshold', 'a number from 0 to 100');
  if (!isObject(queryParameters)) throw wrong('queryParameters', 'an object');
  const search = readQueryParameters(queryParameters, indexName, at);
  if (search.asked.query.trim() !== '')
    throw wrong('queryParameters.query', 'left out or empty: pages are related to a page');
  return {objectID, count: readCount(maxRecommendations, at), threshold, search};
}

function readQueryParameters(given: Parameters, indexName: string, at: number): Search {
  return readAt(`requests[${at}].queryParameters: `, () => {
    const parameters = readParameters(given);
    checkCost(parameters);
    checkHits([parameters]);
    return readSearch(parameters, indexName);
  });
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || (isObject(value) && Object.keys(value).length === 0)
  );
}

function readCount(asked: unknown, at: number): number {
  if (asked === undefined || asked === 0) return MAX_RELATED;
  const isCount =
    typeof asked === 'number' && Number.isInteger(asked) && asked > 0 && asked <= MAX_RELATED;
  if (!isCount)
    throw badRequest(
      `requests[${at}].maxRecommendations must be a whole number from 1 to ${MAX_RELATED}`,
    );
  return asked;
}

async function recommend(
  backend: SearchBackend,
  {objectID, count, threshold, search}: Recommendation,
  request: ApiRequest,
): Promise<object> {
  const began = performance.now();
  const {asked, parameters} = search;
  const warnings = [
    ...search.warnings,
    ...Object.keys(HONORED)
      .filter((name) => !OBEYED.has(name) && (parameters[name] ?? null) !== null)
      .map((name) => `${name} is not obeyed; related pages come nearest first, as they are`),
  ];
  const {base} = request;
  // The id may be the address of a page, with or without its host.
  const address = objectID.startsWith(`${base}/`) ? objectID.slice(base.length) : objectID;
  const related = await backend.related({address, objectID, count, filter: asked.filter}, request);
  const isWanted = attributeTest(asked.attributesToRetrieve);
  const hits = related
    .filter(({_score}) => _score >= threshold)
    .map(({_score, ...record}) => ({
      ...absoluteUrls(withAttributes(record, isWanted), base),
      _score: Math.round(_score * 100) / 100,
    }));
  return {
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: hits.length === 0 ? 0 : 1,
    hitsPerPage: count,
    exhaustiveNbHits: true,
    index: asked.indexName,
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
    ...(warnings.length > 0 && {warnings}),
  };
}
