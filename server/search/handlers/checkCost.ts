import type {Parameters} from '@toolhive-docs/search-engine';
import {badRequest} from '../HttpError';
import {MAX_HITS_PER_BATCH, MAX_LIST, MAX_TAG_LENGTH} from '../limits';

/**
 * Keeps a search from becoming expensive. What else a parameter may hold is checked by the engine.
 * @throws HttpError 400 for a search that asks for too much.
 */
export function checkCost(parameters: Parameters): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (Array.isArray(value) && value.flat().length > MAX_LIST)
      throw badRequest(`${name} may hold ${MAX_LIST} entries`);
    if (/Tag$|EllipsisText$/.test(name) && String(value).length > MAX_TAG_LENGTH)
      throw badRequest(`${name} may have ${MAX_TAG_LENGTH} characters`);
  }
}

/**
 * The same for all searches of a batch together.
 * @throws HttpError 400 when they ask for too much.
 */
export function checkHits(batch: readonly Parameters[]): void {
  const hits = batch
    .flatMap(({hitsPerPage, length}) => [hitsPerPage, length])
    .reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
  if (hits > MAX_HITS_PER_BATCH)
    throw badRequest(`A request may ask for ${MAX_HITS_PER_BATCH} hits, this one asks for ${hits}`);
}
