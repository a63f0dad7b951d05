import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {isReporting} from './events/report';
import {facetFiltersFor, type SearchContext} from './request/context';
import {settings} from './settings';

/** The index to ask, the reader's language, and the versions of the docs that the reader is in. */
export function useSearchContext(): SearchContext {
  const {i18n} = useDocusaurusContext();
  const tags = ['default', ...useDocsContextualSearchTags()];
  const key = tags.join();
  return useMemo(
    () => ({
      indexName: settings.indexName,
      facetFilters: facetFiltersFor(i18n.currentLocale, [...new Set(key.split(','))]),
      clickAnalytics: isReporting(),
    }),
    [i18n.currentLocale, key],
  );
}
