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
import {MAX_OBJECTS} from '../limits';
import {absoluteUrls} from '../answers/resultBody';
import {checkCost} from './checkCost';
import {readAt} from './errorIn';
import {readBatch, readFields} from './readBatch';

/** One record. */
export const handleObject: Handler = async (request, {backend}) => {
  const {objectID = ''} = request.path;
  const {attributesToRetrieve} = fromAddress(request.address);
  const names = namesIn({attributesToRetrieve}, '');
  const [record] = await backend.records([objectID], request);
  if (record === undefined) throw new HttpError(404, 'ObjectID does not exist');
  return written(record, names, request.base);
};

/** Records by their ids, null for those that are not there. */
export const handleObjects: Handler = async (request, {backend, indexName}) => {
  const requests = readBatch(request.body, indexName, MAX_OBJECTS).map(
    ({objectID, attributesToRetrieve, params}, at) => {
      if (typeof objectID !== 'string')
        throw badRequest(`requests[${at}].objectID must be a string`);
      return {objectID, names: namesIn({attributesToRetrieve, params}, `requests[${at}].`)};
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
  const parameters =
    request.body === undefined
      ? {...fromAddress(request.address)}
      : readParameters(readFields(request.body));
  const step = readBrowse(parameters, indexName);
  checkCost(parameters);
  const result = await backend.browse(step, request);
  return {...result, hits: result.hits.map((hit) => absoluteUrls(hit, request.base))};
};

/** How the index searches. */
export const handleSettings: Handler = () => Promise.resolve(indexSettings);

/** The attributes that a request asks for. @throws HttpError 400 for what is no list of names. */
function namesIn(parameters: Parameters, where: string): readonly string[] | undefined {
  const {attributesToRetrieve: names} = readAt(where, () => readParameters(parameters));
  if (names === undefined || names === null) return undefined;
  if (Array.isArray(names) && names.every((name): name is string => typeof name === 'string'))
    return names;
  throw badRequest(`${where}attributesToRetrieve must be a list of strings`);
}

function written(record: SearchRecord, names: readonly string[] = ['*'], base: string) {
  return absoluteUrls(withAttributes(record, attributeTest(names)), base);
}
