import {
  READERS_LETTERS_FOR_ONE_TYPO,
  type PageKind,
  type SearchRequest,
} from '@toolhive-docs/search-engine';
import {boxRequest} from './boxRequest';
import type {SearchContext} from './context';

/**
 * What the results page asks in one batch: its hits, page by page, and then how many there are of each kind.
 * @param pages - How many pages of hits are on screen.
 */
export function pageRequests(
  query: string,
  kind: PageKind | undefined,
  pages: number,
  context: SearchContext,
  words: number,
): SearchRequest[] {
  const facetFilters = [...context.facetFilters, ...(kind ? [`kind:${kind}`] : [])];
  const request = boxRequest(query, {...context, facetFilters}, words);
  const attributesToRetrieve = [...(request.attributesToRetrieve ?? []), 'summary'];
  const shown = Array.from({length: pages}, (_, page) => ({
    ...request,
    attributesToRetrieve,
    page,
  }));
  return [
    ...shown,
    {
      query,
      optionalWords: query,
      advancedSyntax: request.advancedSyntax,
      minWordSizefor1Typo: READERS_LETTERS_FOR_ONE_TYPO,
      indexName: context.indexName,
      facetFilters: context.facetFilters,
      hitsPerPage: 0,
      facets: ['kind'],
    },
  ];
}
