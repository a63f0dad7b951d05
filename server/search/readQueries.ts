import type {SearchRequest} from '@toolhive-docs/search-engine';
import {HttpError, badRequest} from './HttpError';
import {MAX_BATCH, MAX_HITS_PER_BATCH, MAX_LIST, MAX_TAG_LENGTH} from './limits';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The list below `requests` in a body, each one for an index that is here.
 * @throws HttpError 400 for another shape or too many of them, 404 for an index that is not here.
 */
export function readBatch(body: unknown, indexName: string): Fields[] {
  const requests: unknown = isFields(body) ? body['requests'] : undefined;
  if (!Array.isArray(requests)) throw badRequest('The body must be {"requests": [...]}');
  if (requests.length > MAX_BATCH)
    throw badRequest(`A batch may hold ${MAX_BATCH} requests, this one holds ${requests.length}`);
  return requests.map((request: unknown, at) => {
    if (!isFields(request)) throw badRequest(`requests[${at}] must be an object`);
    const name = request['indexName'];
    if (typeof name !== 'string')
      throw badRequest(`requests[${at}].indexName must be the name of an index`);
    if (name !== indexName) throw new HttpError(404, `Index ${name.slice(0, 100)} does not exist`);
    return request;
  });
}

/**
 * The queries of a body. What else a field may hold is checked by the engine; here it is only kept from becoming expensive.
 * @throws HttpError as {@link readBatch} does, and 400 for a query that asks for too much.
 */
export function readQueries(body: unknown, indexName: string): SearchRequest[] {
  const queries = readBatch(body, indexName);
  queries.forEach((query, at) => {
    for (const [name, value] of Object.entries(query)) {
      if (Array.isArray(value) && countOf(value) > MAX_LIST)
        throw badRequest(`requests[${at}].${name} may hold ${MAX_LIST} entries`);
      if (/Tag$|EllipsisText$/.test(name) && String(value).length > MAX_TAG_LENGTH)
        throw badRequest(`requests[${at}].${name} may have ${MAX_TAG_LENGTH} characters`);
    }
  });
  const hits = queries.reduce(
    (sum, {hitsPerPage}) => sum + (typeof hitsPerPage === 'number' ? hitsPerPage : 0),
    0,
  );
  if (hits > MAX_HITS_PER_BATCH)
    throw badRequest(`A batch may ask for ${MAX_HITS_PER_BATCH} hits, this one asks for ${hits}`);
  return queries;
}

function countOf(list: readonly unknown[]): number {
  return list.flat().length;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
