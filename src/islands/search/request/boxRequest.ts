import {READERS_LETTERS_FOR_ONE_TYPO, type SearchRequest} from '@toolhive-docs/search-engine';
import {isErrorMessage} from '../../../client/errorMessage';
import type {SearchContext} from './context';

/** Hits of one page of results (spec §9). */
const HITS_PER_PAGE = 20;

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/**
 * A query as the search box sends it (spec §7).
 * @param words - Words of a snippet.
 */
export function boxRequest(
  query: string,
  {indexName, facetFilters, clickAnalytics}: SearchContext,
  words: number,
): SearchRequest {
  return {
    query,
    // As many words as possible: packages/search-engine/DESIGN.md, "All words, or as many as possible".
    optionalWords: query,
    // Quotes and hyphens of a message are part of it.
    advancedSyntax: !isErrorMessage(query),
    minWordSizefor1Typo: READERS_LETTERS_FOR_ONE_TYPO,
    indexName,
    facetFilters,
    attributesToRetrieve: [...LEVELS, 'content', 'type', 'url', 'kind'],
    attributesToSnippet: [...LEVELS.slice(1), 'content'].map(
      (attribute) => `${attribute}:${words}`,
    ),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics,
  };
}
