import {
  attributeTest,
  fromAddress,
  indexSettings,
  readBrowse,
  readParameters,
  withAttributes,
  type Parameters,
  type SearchRecord,
} from '@toolhive-docs/search-engine';
import {badRequest, HttpError} from '../HttpError';
import type {Handler} from '../HandlerContext';
import {MAX_HITS_PER_BATCH, MAX_OBJECTS} from '../limits';
import {absoluteUrls} from './absoluteUrls';
import {checkCost} from './checkCost';
import {checkIndex, readBatch, readFields} from './readBatch';

/** One record. */
export const handleObject: Handler = async (request, {backend, indexName}) => {
  const {index: name = '', objectID = ''} = request.path;
  checkIndex(name, indexName);
  const names = namesIn(fromAddress(request.address), '');
  const [record] = await backend.records([objectID], request);
  if (record === undefined) throw new HttpError(404, 'ObjectID does not exist');
  return written(record, names, request.base);
};

/** Records by their ids, null for those that are not there. */
export const handleObjects: Handler = async (request, {backend, indexName}) => {
  const requests = readBatch(request.body, indexName, MAX_OBJECTS).map(
    ({objectID, ...parameters}, at) => {
      if (typeof objectID !== 'string')
        throw badRequest(`requests[${at}].objectID must be a string`);
      return {objectID, names: namesIn(readParameters(parameters), `requests[${at}].`)};
    },
  );
  const records = await backend.records(
    requests.map(({objectID}) => objectID),
    request,
  );
  const results = records.map((record, at) =>
    record === undefined ? null : written(record, requests[at]?.names, request.base),
  );
  return {results};
};

/** A walk through all records that meet a search. */
export const handleBrowse: Handler = async (request, {backend, indexName}) => {
  checkIndex(request.path['index'] ?? '', indexName);
  const parameters =
    request.body === undefined
      ? {...fromAddress(request.address)}
      : readParameters(readFields(request.body));
  checkCost([{hitsPerPage: MAX_HITS_PER_BATCH, ...parameters}]);
  const result = await backend.browse(readBrowse(parameters, indexName), request);
  return {...result, hits: result.hits.map((hit) => absoluteUrls(hit, request.base))};
};

/** How the index searches. */
export const handleSettings: Handler = (request, {indexName}) => {
  checkIndex(request.path['index'] ?? '', indexName);
  return Promise.resolve(indexSettings);
};

/** The attributes that a request asks for. @throws HttpError 400 for what is no list of names. */
function namesIn(
  {attributesToRetrieve: names}: Parameters,
  where: string,
): readonly string[] | undefined {
  if (names === undefined || names === null) return undefined;
  if (Array.isArray(names) && names.every((name): name is string => typeof name === 'string'))
    return names;
  throw badRequest(`${where}attributesToRetrieve must be a list of strings`);
}

function written(record: SearchRecord, names: readonly string[] = ['*'], base: string) {
  return absoluteUrls(withAttributes(record, attributeTest(names)), base);
}
