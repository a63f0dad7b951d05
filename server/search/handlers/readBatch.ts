import type {Parameters} from '@toolhive-docs/search-engine';
import {isObject} from '@toolhive-docs/options/isObject';
import {HttpError, badRequest} from '../HttpError';
import {MAX_BATCH} from '../limits';

/**
 * The list below `requests` in a body, each one for an index that is here.
 * @throws HttpError 400 for another shape or too many of them, 404 for an index that is not here.
 */
export function readBatch(body: unknown, indexName: string, most = MAX_BATCH): Parameters[] {
  const requests: unknown = isObject(body) ? body['requests'] : undefined;
  if (!Array.isArray(requests)) throw badRequest('The body must be {"requests": [...]}');
  if (requests.length > most)
    throw badRequest(`A batch may hold ${most} requests, this one holds ${requests.length}`);
  return requests.map((request: unknown, at) => {
    if (!isObject(request)) throw badRequest(`requests[${at}] must be an object`);
    const name = request['indexName'];
    if (typeof name !== 'string')
      throw badRequest(`requests[${at}].indexName must be the name of an index`);
    checkIndex(name, indexName);
    return request;
  });
}

/** @throws HttpError 404 for an index that is not here. */
export function checkIndex(name: string, indexName: string): void {
  if (name !== indexName) throw new HttpError(404, `Index ${name.slice(0, 100)} does not exist`);
}

/**
 * A body that holds parameters; an empty one holds none.
 * @throws HttpError 400 for another shape.
 */
export function readFields(body: unknown): Parameters {
  if (body === undefined) return {};
  if (!isObject(body)) throw badRequest('The body must be an object of parameters');
  return body;
}
