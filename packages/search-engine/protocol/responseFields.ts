import {LIST, list, type FieldReader} from '../request/fields';
import {RequestError} from '../requestError';

/** Fields that come whether they are asked for or not. Source: provider, responseFields; `hits` is ours. */
const ALWAYS: ReadonlySet<string> = new Set([
  ...['hits', 'cursor', 'message', 'warning', 'warnings', 'abTestVariantID', 'processed'],
]);

/** Fields that may be asked for. Source: the provider's list, and what else a result has. */
const FIELDS: ReadonlySet<string> = new Set([
  ...['*', ...ALWAYS],
  ...['aroundLatLng', 'automaticRadius', 'exhaustive', 'facets', 'facets_stats', 'hitsPerPage'],
  ...['index', 'length', 'nbHits', 'nbPages', 'offset', 'page', 'params', 'processingTimeMS'],
  ...['query', 'queryAfterRemoval', 'serverTimeMS', 'userData'],
  ...['exhaustiveFacetsCount', 'exhaustiveNbHits', 'exhaustiveTypo', 'nbSortedHits'],
  ...['queryID', 'renderingContent'],
]);

/** Fields of the result; `*` for all. @throws RequestError (status 400) for what is no field of a result. Source: provider, responseFields. */
export function readResponseFields(field: FieldReader): readonly string[] {
  const names = list(field('responseFields', LIST, ['*']));
  const unknown = names.find((name) => !FIELDS.has(name));
  if (unknown !== undefined)
    throw new RequestError(
      `responseFields: ${JSON.stringify(unknown.slice(0, 80))} is no field of a result; allowed: ${[...FIELDS].join(', ')}`,
    );
  return names;
}

/** The fields of a result that a request asks for. */
export function chosen<T extends object>(names: readonly string[], fields: T): T {
  if (names.includes('*')) return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => ALWAYS.has(name) || names.includes(name)),
  ) as T;
}
