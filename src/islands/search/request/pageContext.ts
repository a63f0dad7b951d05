import {searchTags} from '../../../client/docsVersion';
import {site} from '../../../client/site';
import {isReporting} from '../events/report';
import {facetFiltersFor, type SearchContext} from './context';

/**
 * The index to ask, the reader's language, and the versions of the docs that the reader is in.
 *
 * @param version - Name of the version that an address asks for.
 */
export function pageContext(version?: string): SearchContext {
  const {locale, search} = site();
  return {
    indexName: search.indexName,
    facetFilters: facetFiltersFor(locale, searchTags(version)),
    clickAnalytics: isReporting(),
  };
}
