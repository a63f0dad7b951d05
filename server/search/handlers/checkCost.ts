import type {Parameters} from '@toolhive-docs/search-engine';
import {badRequest} from '../HttpError';
import {MAX_HITS_PER_BATCH, MAX_LIST, MAX_TAG_LENGTH} from '../limits';

/**
 * Keeps searches from becoming expensive. What else a parameter may hold is checked by the engine.
 * @param parameters - Those of each search of a batch.
 * @throws HttpError 400 for searches that ask for too much.
 */
export function checkCost(parameters: readonly Parameters[]): void {
  parameters.forEach((fields, at) => {
    for (const [name, value] of Object.entries(fields)) {
      if (Array.isArray(value) && value.flat().length > MAX_LIST)
        throw badRequest(`requests[${at}].${name} may hold ${MAX_LIST} entries`);
      if (/Tag$|EllipsisText$/.test(name) && String(value).length > MAX_TAG_LENGTH)
        throw badRequest(`requests[${at}].${name} may have ${MAX_TAG_LENGTH} characters`);
    }
  });
  const hits = parameters
    .flatMap(({hitsPerPage, length}) => [hitsPerPage, length])
    .reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
  if (hits > MAX_HITS_PER_BATCH)
    throw badRequest(`A batch may ask for ${MAX_HITS_PER_BATCH} hits, this one asks for ${hits}`);
}
