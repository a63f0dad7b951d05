import type {NodeTable, PageEntry} from '../store/nodeTable';
import type {Allows} from '../rank/candidates';
import type {FacetFilters} from '../types';
import {typeOf} from './recordOf';

/** Attributes records can be filtered and counted by. Source: settings, attributesForFaceting; `kind` is ours. */
const FACETS = ['type', 'lang', 'language', 'version', 'docusaurus_tag', 'kind'] as const;

/** Values of an attribute for a record; none for an attribute that cannot be filtered by. */
function valuesOf(attribute: string, {facets}: PageEntry, level: number): readonly string[] {
  if (attribute === 'type') return [typeOf(level)];
  if (attribute === 'lang' || attribute === 'language') return [facets.language];
  if (attribute === 'kind') return [facets.kind];
  if (attribute === 'version') return [facets.version].flat();
  if (attribute === 'docusaurus_tag') return [facets.docusaurus_tag].flat();
  return [];
}

/** More than the levels of the node table. */
const LEVELS = 16;

/**
 * Reads filters: the outer list must hold in full, of an inner list one must hold, `-attribute:value` or `attribute:-value` must not hold.
 */
export function compileFilters(filters: FacetFilters, {pages}: NodeTable): Allows {
  const groups = (typeof filters === 'string' ? [filters] : filters)
    .map((group) => [group].flat().map(compile))
    .filter((tests) => tests.length > 0);
  if (groups.length === 0) return () => true;
  const known: (boolean | undefined)[] = [];
  return (page, level) => {
    const entry = pages[page]!;
    return (known[entry.facetSet * LEVELS + level] ??= groups.every((tests) =>
      tests.some((test) => test(entry, level)),
    ));
  };
}

function compile(filter: string): (page: PageEntry, level: number) => boolean {
  const negated = filter.startsWith('-');
  const text = negated ? filter.slice(1) : filter;
  const colon = text.indexOf(':');
  const attribute = text.slice(0, Math.max(0, colon));
  const value = text.slice(colon + 1);
  const minus = value.startsWith('-');
  const wanted = minus ? value.slice(1) : value;
  return (page, level) => valuesOf(attribute, page, level).includes(wanted) !== (negated || minus);
}

/** How many hits have each value of the attributes asked for; `*` asks for all. */
export function countFacets(
  asked: readonly string[],
  hits: readonly number[],
  {pages, page, level}: NodeTable,
): Record<string, Record<string, number>> {
  const names = asked.includes('*') ? FACETS : FACETS.filter((name) => asked.includes(name));
  const counts: Record<string, Record<string, number>> = {};
  for (const name of names) {
    const of = new Map<string, number>();
    for (const node of hits)
      for (const value of valuesOf(name, pages[page[node]!]!, level[node]!))
        of.set(value, (of.get(value) ?? 0) + 1);
    if (of.size > 0)
      counts[name] = Object.fromEntries(
        [...of].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
      );
  }
  return counts;
}
