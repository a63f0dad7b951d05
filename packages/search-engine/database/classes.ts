import {facetsOf} from '../filters/attributes';
import {isMet, worthOf as worthOfValues, type Filter} from '../filters/Filter';
import {RequestError} from '../requestError';
import {
  countFacets,
  ordered,
  type FacetCounts,
  type FacetOptions,
  type ValueCounts,
} from '../result/facets';
import {typeOf, weightOfType, type PageEntry} from '../store/nodeTable';

/** What records can be filtered and counted by. Thousands of records are of a few classes. */
export interface RecordClass {
  readonly facets: PageEntry['facets'];
  /** Of the node table: 1 to 7. */
  readonly level: number;
  readonly rank: number;
}

/** Attributes that differ from record to record, so that the database would have to look at each. */
const EACH_ITS_OWN: ReadonlySet<string> = new Set(['objectID', 'weight.position']);

/** Judges a filter for each class. @throws RequestError (400) for an attribute that this place cannot filter by. */
export function meets(filter: Filter, classes: readonly RecordClass[]): boolean[] {
  refuse(filter.flat().map(({attribute}) => attribute));
  return classes.map((one) => isMet(filter, (attribute) => valuesOf(attribute, one)));
}

/** What optional filters are worth to each class: of each group the best condition, or all of them together. */
export function worthOf(filter: Filter, sums: boolean, classes: readonly RecordClass[]): number[] {
  refuse(filter.flat().map(({attribute}) => attribute));
  return classes.map((one) => worthOfValues(filter, sums, (attribute) => valuesOf(attribute, one)));
}

/** How many hits are of a class. */
export type ClassCount = readonly [at: number, hits: number];

/** Counts facets from how many hits are of each class. @throws RequestError (400) for one that this place cannot count. */
export function facetsOfCounts(
  asked: readonly string[],
  counts: readonly ClassCount[],
  classes: readonly RecordClass[],
  options: FacetOptions,
): FacetCounts {
  refuse(asked);
  return countFacets(asked, options, (name) => countsOf(name, counts, classes));
}

/** Values of an attribute with how many hits have each, in the order asked for. */
export function valueCounts(
  name: string,
  counts: readonly ClassCount[],
  classes: readonly RecordClass[],
  order: FacetOptions['order'],
): [value: string | number, hits: number][] {
  return ordered(countsOf(name, counts, classes), order);
}

function countsOf(
  name: string,
  counts: readonly ClassCount[],
  classes: readonly RecordClass[],
): ValueCounts {
  const sums = new Map<string | number, number>();
  for (const [at, hits] of counts)
    for (const value of valuesOf(name, classes[at]!))
      sums.set(value, (sums.get(value) ?? 0) + hits);
  return sums;
}

function valuesOf(attribute: string, one: RecordClass): readonly (string | number)[] {
  if (attribute === 'weight.pageRank') return [one.rank];
  if (attribute === 'weight.level') return [weightOfType(typeOf(one.level))];
  return facetsOf(attribute, one.facets, one.level);
}

function refuse(attributes: readonly string[]): void {
  const name = attributes.find((one) => EACH_ITS_OWN.has(one));
  if (name !== undefined)
    throw new RequestError(
      `${name} is neither filtered nor counted by an index in PostgreSQL; leave it out, or read records by their ids`,
    );
}
