import type {SearchRequest} from '@toolhive-docs/search-engine';
import {boxRequest as requestOf} from '../../src/islands/search/request/boxRequest';
import {facetFiltersFor} from '../../src/islands/search/request/context';
import {TAGS} from './newestVersion';

/** Words of a snippet on a wide window. */
const WORDS = 10;

const CONTEXT = {
  indexName: 'docs',
  facetFilters: facetFiltersFor('en', TAGS),
  clickAnalytics: true,
};

/** What the search box sends for each key: the whole of the work an answer takes. */
export const boxRequest = (query: string): SearchRequest => requestOf(query, CONTEXT, WORDS);
