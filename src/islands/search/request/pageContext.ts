import {searchTags} from '../../../client/docsVersion';
import {site} from '../../../client/site';
import {isReporting} from '../events/report';
import {facetFiltersFor, type SearchContext} from './context';

/** The index to ask, the reader's language, and the versions of the docs that the reader is in. */
export function pageContext(): SearchContext {
  const {locale, search} = site();
  return {
    indexName: search.indexName,
    facetFilters: facetFiltersFor(locale, searchTags()),
    clickAnalytics: isReporting(),
  };
}
