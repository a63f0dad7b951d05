import {typeOf} from '../store/nodeTable';
import type {PageFacets} from '../store/indexFile';

/** Attributes records can be filtered and counted by. Source: settings, attributesForFaceting; `kind` is ours. */
export const FACETS = ['type', 'lang', 'language', 'version', 'docusaurus_tag', 'kind'] as const;

/** Attributes that are numbers. Filters may compare them. */
export const NUMBERS = ['weight.pageRank', 'weight.level', 'weight.position'] as const;

/** Values of an attribute that all records of the same type have, on pages with the same facets; none for any other attribute. */
export function facetsOf(attribute: string, facets: PageFacets, level: number): readonly string[] {
  if (attribute === 'type') return [typeOf(level)];
  if (attribute === 'lang' || attribute === 'language') return [facets.language];
  if (attribute === 'kind') return [facets.kind];
  if (attribute === 'version') return [facets.version].flat();
  if (attribute === 'docusaurus_tag') return [facets.docusaurus_tag].flat();
  return [];
}
