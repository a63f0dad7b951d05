import {FACETS, NUMBERS} from '../filters/attributes';
import {facetFilter} from '../filters/facetFilter';
import type {Filter} from '../filters/Filter';
import {numericFilter} from '../filters/numberTest';
import {MAX_CONDITIONS, parseFilters} from '../filters/parseFilters';
import {FILTERS, STRING, type FieldReader} from '../request/fields';
import {RequestError} from '../requestError';
import type {FacetFilters} from '../types';

/** What hits must meet, and what they had better meet. */
export interface ReadFilters {
  readonly filter: Filter;
  readonly optionalFilter: Filter;
  /** Attributes of conditions that no record has. */
  readonly unknown: readonly string[];
}

const TAGS = '_tags';
const FILTERABLE: ReadonlySet<string> = new Set([...FACETS, ...NUMBERS, 'objectID', TAGS]);
/** Attributes that records have, and that cannot be filtered by. */
const RECORD = /^(?:url|url_without_anchor|anchor|content|keywords|weight|hierarchy)(?:\.|$)/;

/**
 * Reads all parameters that filter; each of them must hold.
 * @throws RequestError (status 400) for a wrong one, and for an attribute that records have but that cannot be filtered by.
 */
export function readFilters(field: FieldReader): ReadFilters {
  const lists = (name: string) => oneEach(field(name, FILTERS, []), name);
  const filter = [
    ...parseFilters(field('filters', STRING, '')),
    ...facetFilter(lists('facetFilters')),
    ...numericFilter(lists('numericFilters')),
    ...facetFilter(lists('tagFilters'), TAGS),
  ];
  const optionalFilter = facetFilter(lists('optionalFilters'));
  // A condition that hits must meet may also say what that is worth.
  const scored = filter.filter((group) => group.some(({score}) => score !== 1));
  const attributes = [...filter, ...optionalFilter].flat().map(({attribute}) => attribute);
  if (attributes.length > MAX_CONDITIONS)
    throw new RequestError(
      `filters may hold ${MAX_CONDITIONS} conditions, found ${attributes.length}`,
    );
  const others = [...new Set(attributes)].filter((name) => !FILTERABLE.has(name));
  for (const name of others)
    if (RECORD.test(name))
      throw new RequestError(
        `filters: ${name.slice(0, 80)} cannot be filtered by; allowed: ${[...FILTERABLE].join(', ')}`,
      );
  return {filter, optionalFilter: [...optionalFilter, ...scored], unknown: others};
}

/** A string alone is one condition; several in one string have been written in several ways, so that a list is asked for. */
function oneEach(filters: FacetFilters, name: string): FacetFilters {
  if (typeof filters !== 'string') return filters;
  if (filters.includes(','))
    throw new RequestError(
      `${name}: several conditions are given as a list, such as ["language:en",["kind:guide","kind:concept"]]`,
    );
  return filters.trim() === '' ? [] : filters;
}
