import type {SearchRequest} from '@toolhive-docs/search-engine';

/** Words of a snippet, and on windows up to 768 px wide (spec §9) at the font size that browsers come with. */
const SNIPPET_WORDS = {wide: 10, narrow: 5};
const NARROW = '(max-width: 48em)';

/** What every query of a page has in common. */
export interface SearchContext {
  readonly indexName: string;
  readonly facetFilters: readonly (string | readonly string[])[];
  /** Whether answers carry an id that events can name. */
  readonly clickAnalytics: boolean;
}

/** Tag of records of pages that are of no version of the docs. */
const NO_VERSION = 'default';

const VERSION_FILTER = 'docusaurus_tag:';

/** Only records of the reader's language and of the versions of the docs that the reader is in. */
export function facetFiltersFor(
  language: string,
  tags: readonly string[],
): SearchContext['facetFilters'] {
  return [`language:${language}`, tags.map((tag) => VERSION_FILTER + tag)];
}

/** The version, as a tag, that filters of {@link facetFiltersFor} name beside pages of none. */
export const versionIn = (filters: SearchRequest['facetFilters']): string | undefined =>
  [filters ?? []]
    .flat(3)
    .filter((filter) => filter.startsWith(VERSION_FILTER))
    .map((filter) => filter.slice(VERSION_FILTER.length))
    .find((tag) => tag !== NO_VERSION);

/** Words of a snippet in the window as it is now. */
export const snippetWords = (): number =>
  window.matchMedia(NARROW).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
