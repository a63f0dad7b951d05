import {READERS_LETTERS_FOR_ONE_TYPO, type SearchRequest} from '@toolhive-docs/search-engine';

/** Pages that a query gets at the most. */
const LIMIT = 10;

/** What asks for the pages that answer a query best, each once. */
export const pagesRequest = (query: string): SearchRequest => ({
  query,
  optionalWords: query,
  minWordSizefor1Typo: READERS_LETTERS_FOR_ONE_TYPO,
  distinct: 'page',
  hitsPerPage: LIMIT,
});
