import {FACETS, NUMBERS} from '../filters/attributes';
import type {FacetStats} from '../types';

/** Which values of a facet are given. */
export interface FacetOptions {
  readonly most: number;
  /** By how often they occur, or by name. */
  readonly order: 'count' | 'alpha';
}

/** Every value, the most frequent first. */
export const ALL_VALUES: FacetOptions = {most: Infinity, order: 'count'};

/** Values of facets over all hits. */
export interface FacetCounts {
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Of the facets that are numbers. */
  readonly stats: Readonly<Record<string, FacetStats>>;
}

/** How many hits have each value of an attribute. */
export type ValueCounts<T extends string | number = string | number> = ReadonlyMap<T, number>;

/** How many hits have each value of the attributes asked for; `*` asks for all that are not numbers. */
export function countFacets(
  asked: readonly string[],
  {most, order}: FacetOptions,
  countsOf: (attribute: string) => ValueCounts,
): FacetCounts {
  const facets: Record<string, Readonly<Record<string, number>>> = {};
  const stats: Record<string, FacetStats> = {};
  for (const name of [
    ...FACETS.filter((facet) => asked.includes(facet) || asked.includes('*')),
    ...NUMBERS.filter((facet) => asked.includes(facet)),
  ]) {
    const counts = ordered(countsOf(name), order);
    if (counts.length === 0) continue;
    facets[name] = Object.fromEntries(counts.slice(0, most));
    const numbers = counts.filter((one): one is [number, number] => typeof one[0] === 'number');
    if (numbers.length > 0) stats[name] = statsOf(numbers);
  }
  return {facets, stats};
}

/** How often each value occurs. */
export function tally<T extends string | number>(values: readonly T[]): ValueCounts<T> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Values in the order asked for. */
export function ordered<T extends string | number>(
  counts: ValueCounts<T>,
  order: FacetOptions['order'],
): [value: T, hits: number][] {
  return [...counts].sort(
    (a, b) => (order === 'count' ? b[1] - a[1] : 0) || (String(a[0]) < String(b[0]) ? -1 : 1),
  );
}

function statsOf(numbers: readonly (readonly [value: number, hits: number])[]): FacetStats {
  const values = numbers.map(([value]) => value);
  const hits = numbers.reduce((total, [, count]) => total + count, 0);
  const sum = numbers.reduce((total, [value, count]) => total + value * count, 0);
  return {
    min: values.reduce((least, value) => Math.min(least, value), Infinity),
    max: values.reduce((most, value) => Math.max(most, value), -Infinity),
    avg: sum / hits,
    sum,
  };
}
