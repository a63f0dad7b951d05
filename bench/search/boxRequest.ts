import {READERS_LETTERS_FOR_ONE_TYPO, type SearchRequest} from '@toolhive-docs/search-engine';

/** What a search box sends for each key: the whole of the work an answer takes. */
export function boxRequest(query: string): SearchRequest {
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
    (level) => `hierarchy.${level}`,
  );
  return {
    query,
    optionalWords: query,
    minWordSizefor1Typo: READERS_LETTERS_FOR_ONE_TYPO,
    indexName: 'docs',
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1).map((level) => `${level}:10`), 'content:10'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: true,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  };
}
