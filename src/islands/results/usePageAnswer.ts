import {useCallback} from 'react';
import type {Hit, SearchResult} from '@toolhive-docs/search-engine';
import {pageClient} from '../search/client/pageClient';
import {boxRequest} from '../search/request/boxRequest';
import {snippetWords, type SearchContext} from '../search/request/context';
import {pageRequests} from '../search/request/pageRequests';
import {useAsked, type Asked} from '../search/useAsked';
import type {SearchAddress} from './searchAddress';

/** What the results page shows for an address. */
export interface PageAnswer {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** The same, as they were answered: a page of hits each. */
  readonly results: readonly SearchResult[];
  readonly count: number;
  /** Whether there are more hits than those. */
  readonly hasMore: boolean;
  /** Hits of each kind, whichever is chosen. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly suggestions: readonly string[];
}

async function askPage(
  {query, kind, pages}: SearchAddress,
  context: SearchContext,
): Promise<PageAnswer> {
  const words = snippetWords();
  const results = await pageClient.search(pageRequests(query, kind, pages, context, words));
  const shown: readonly SearchResult[] = results.slice(0, -1);
  const [first] = shown;
  if (!first) throw new Error('the search host answered without a result');
  const hits = shown.flatMap((result) => result.hits);
  return {
    query,
    hits,
    results: shown,
    count: first.nbHits,
    hasMore: pages < first.nbPages,
    kinds: results.at(-1)?.facets?.['kind'] ?? {},
    suggestions:
      hits.length === 0 ? await pageClient.suggest(boxRequest(query, context, words)) : [],
  };
}

/** Asks for what an address shows; without a query nothing is asked. */
export function usePageAnswer(
  {query, kind, pages}: SearchAddress,
  context: SearchContext,
): Asked<PageAnswer> {
  const asked = query.trim();
  const ask = useCallback(
    () => askPage({query: asked, kind, pages}, context),
    [asked, kind, pages, context],
  );
  return useAsked(asked === '' ? undefined : ask);
}
