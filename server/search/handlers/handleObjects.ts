import {
  browse,
  findObject,
  fromAddress,
  indexSettings,
  readParameters,
  withAttributes,
  type SearchEngine,
} from '@toolhive-docs/search-engine';
import {badRequest, HttpError} from '../HttpError';
import type {Handler} from '../HandlerContext';
import {MAX_HITS_PER_BATCH, MAX_OBJECTS} from '../limits';
import {absoluteUrls} from './absoluteUrls';
import {checkCost} from './checkCost';
import {checkIndex, readBatch, readFields} from './readBatch';

/** One record. */
export const handleObject: Handler = async (request, {index, indexName, scheduler}) => {
  const {index: name = '', objectID = ''} = request.path;
  checkIndex(name, indexName);
  const engine = await index.open();
  const names = request.address.get('attributesToRetrieve');
  const record = await scheduler.run(request.client, request.signal, () =>
    read(engine, objectID, names?.split(','), request.base),
  );
  if (record === null) throw new HttpError(404, 'ObjectID does not exist');
  return record;
};

/** Records by their ids, null for those that are not there. */
export const handleObjects: Handler = async (request, {index, indexName, scheduler}) => {
  const requests = readBatch(request.body, indexName, MAX_OBJECTS).map(
    ({objectID, attributesToRetrieve}, at) => {
      if (typeof objectID !== 'string')
        throw badRequest(`requests[${at}].objectID must be a string`);
      const isList =
        Array.isArray(attributesToRetrieve) &&
        attributesToRetrieve.every((name): name is string => typeof name === 'string');
      if (attributesToRetrieve !== undefined && attributesToRetrieve !== null && !isList)
        throw badRequest(`requests[${at}].attributesToRetrieve must be a list of strings`);
      return {objectID, names: isList ? attributesToRetrieve : undefined};
    },
  );
  const engine = await index.open();
  const results = await scheduler.run(request.client, request.signal, () =>
    requests.map(({objectID, names}) => read(engine, objectID, names, request.base)),
  );
  return {results};
};

/** A walk through all records that meet a search. */
export const handleBrowse: Handler = async (request, {index, indexName, scheduler}) => {
  checkIndex(request.path['index'] ?? '', indexName);
  const parameters =
    request.body === undefined
      ? {...fromAddress(request.address)}
      : readParameters(readFields(request.body));
  checkCost([{hitsPerPage: MAX_HITS_PER_BATCH, ...parameters}]);
  const engine = await index.open();
  const result = await scheduler.run(request.client, request.signal, () =>
    browse(engine, parameters, indexName),
  );
  return {...result, hits: result.hits.map((hit) => absoluteUrls(hit, request.base))};
};

/** How the index searches. */
export const handleSettings: Handler = (request, {indexName}) => {
  checkIndex(request.path['index'] ?? '', indexName);
  return Promise.resolve(indexSettings);
};

function read(engine: SearchEngine, objectID: string, names = ['*'], base: string) {
  const record = findObject(engine, objectID);
  return record === undefined ? null : absoluteUrls(withAttributes(record, names), base);
}
