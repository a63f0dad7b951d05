import {FACETS, NUMBERS} from '../filters/attributes';
import {valuesOf} from '../filters/compileFilter';
import type {Store} from '../store/store';
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

/** How many hits have each value of the attributes asked for; `*` asks for all that are not numbers. */
export function countFacets(
  asked: readonly string[],
  hits: readonly number[],
  store: Store,
  options = ALL_VALUES,
): FacetCounts {
  const facets: Record<string, Readonly<Record<string, number>>> = {};
  const stats: Record<string, FacetStats> = {};
  for (const name of [
    ...FACETS.filter((facet) => asked.includes(facet) || asked.includes('*')),
    ...NUMBERS.filter((facet) => asked.includes(facet)),
  ]) {
    const values = hits.flatMap((node) => valuesOf(name, node, store));
    if (values.length === 0) continue;
    facets[name] = Object.fromEntries(tally(values, options));
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length > 0) stats[name] = statsOf(numbers);
  }
  return {facets, stats};
}

/** Values with how often they occur. */
export function tally(
  values: readonly (string | number)[],
  {most, order}: FacetOptions,
): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => (order === 'count' ? b[1] - a[1] : 0) || (a[0] < b[0] ? -1 : 1))
    .slice(0, most);
}

function statsOf(numbers: readonly number[]): FacetStats {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return {
    min: numbers.reduce((least, number) => Math.min(least, number), Infinity),
    max: numbers.reduce((most, number) => Math.max(most, number), -Infinity),
    avg: sum / numbers.length,
    sum,
  };
}
