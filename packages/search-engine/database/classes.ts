import {FACETS, NUMBERS, facetsOf} from '../filters/attributes';
import type {Filter} from '../filters/Filter';
import {RequestError} from '../requestError';
import type {FacetCounts, FacetOptions} from '../result/facets';
import {CONTENT, type NodeTable, type PageEntry} from '../store/nodeTable';
import type {SearchRecord} from '../types';

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
  return classes.map((one) =>
    filter.every((group) =>
      group.some(({attribute, is, negated}) => valuesOf(attribute, one).some(is) !== negated),
    ),
  );
}

/** What optional filters are worth to each class: of each group the best condition, or all of them together. */
export function worthOf(filter: Filter, sums: boolean, classes: readonly RecordClass[]): number[] {
  refuse(filter.flat().map(({attribute}) => attribute));
  return classes.map((one) =>
    filter.reduce((total, group) => {
      const scores = group
        .filter(({attribute, is, negated}) => valuesOf(attribute, one).some(is) !== negated)
        .map(({score}) => score);
      return (
        total + (sums ? scores.reduce((sum, score) => sum + score, 0) : Math.max(0, ...scores))
      );
    }, 0),
  );
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
  const names = [
    ...FACETS.filter((name) => asked.includes(name) || asked.includes('*')),
    ...NUMBERS.filter((name) => asked.includes(name)),
  ];
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, FacetCounts['stats'][string]> = {};
  for (const name of names) {
    const values = valueCounts(name, counts, classes, options.order);
    if (values.length === 0) continue;
    facets[name] = Object.fromEntries(
      values.slice(0, options.most).map(([value, hits]) => [String(value), hits]),
    );
    const numbers = values.filter((one): one is [number, number] => typeof one[0] === 'number');
    if (numbers.length > 0) stats[name] = statsOf(numbers);
  }
  return {facets, stats};
}

/** Values of an attribute with how many hits have each, in the order asked for. */
export function valueCounts(
  name: string,
  counts: readonly ClassCount[],
  classes: readonly RecordClass[],
  order: FacetOptions['order'],
): [value: string | number, hits: number][] {
  const sums = new Map<string | number, number>();
  for (const [at, hits] of counts)
    for (const value of valuesOf(name, classes[at]!))
      sums.set(value, (sums.get(value) ?? 0) + hits);
  return [...sums].sort(
    (a, b) => (order === 'count' ? b[1] - a[1] : 0) || (String(a[0]) < String(b[0]) ? -1 : 1),
  );
}

function statsOf(numbers: readonly (readonly [number, number])[]) {
  const values = numbers.map(([value]) => value);
  const hits = numbers.reduce((total, [, count]) => total + count, 0);
  const sum = numbers.reduce((total, [value, count]) => total + value * count, 0);
  return {min: Math.min(...values), max: Math.max(...values), avg: sum / hits, sum};
}

function valuesOf(attribute: string, one: RecordClass): readonly (string | number)[] {
  if (attribute === 'weight.pageRank') return [one.rank];
  if (attribute === 'weight.level') return [levelWeight(one.level)];
  return facetsOf(attribute, 0, tableOf(one));
}

function tableOf({facets, level}: RecordClass): Pick<NodeTable, 'pages' | 'page' | 'level'> {
  const page = {url: '', facets, facetSet: 0, rank: 0, first: 0, end: 1};
  return {pages: [page], page: Uint32Array.of(0), level: Uint8Array.of(level)};
}

function levelWeight(level: number): SearchRecord['weight']['level'] {
  return level === CONTENT ? 0 : 100 - 10 * level;
}

function refuse(attributes: readonly string[]): void {
  const name = attributes.find((one) => EACH_ITS_OWN.has(one));
  if (name !== undefined)
    throw new RequestError(
      `${name} is neither filtered nor counted by an index in PostgreSQL; leave it out, or read records by their ids`,
    );
}
