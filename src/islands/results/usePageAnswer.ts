import {useCallback, useRef} from 'react';
import type {Hit, SearchResult} from '@toolhive-docs/search-engine';
import {pageClient} from '../search/client/pageClient';
import {boxRequest} from '../search/request/boxRequest';
import {snippetWords, type SearchContext} from '../search/request/context';
import {pageRequests} from '../search/request/pageRequests';
import {useAsked, type Asked} from '../search/useAsked';
import {MAX_PAGES, type SearchAddress} from './searchAddress';

/** What the results page shows for an address. */
export interface PageAnswer {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** The same, as they were answered: a page of hits each. */
  readonly results: readonly SearchResult[];
  readonly count: number;
  /** Whether there are more hits than those, and whether they can be shown. */
  readonly more: 'none' | 'some' | 'too many';
  /** Hits of each kind, whichever is chosen. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly suggestions: readonly string[];
}

async function askPage(
  {query, kind, pages}: SearchAddress,
  context: SearchContext,
  known: readonly SearchResult[],
): Promise<PageAnswer> {
  const words = snippetWords();
  const requests = pageRequests(query, kind, pages, context, words).slice(known.length);
  const results = await pageClient.search(requests);
  const shown: readonly SearchResult[] = [...known, ...results.slice(0, -1)];
  const [first] = shown;
  if (!first) throw new Error('the search host answered without a result');
  const hits = shown.flatMap((result) => result.hits);
  return {
    query,
    hits,
    results: shown,
    count: first.nbHits,
    more: pages >= first.nbPages ? 'none' : pages < MAX_PAGES ? 'some' : 'too many',
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
  /** The last answer: to load more is to ask for what is new. */
  const last = useRef<{readonly key: string; readonly results: readonly SearchResult[]}>(undefined);
  const ask = useCallback(async () => {
    const key = JSON.stringify([asked, kind, context]);
    const known = last.current?.key === key ? last.current.results.slice(0, pages) : [];
    const answer = await askPage({query: asked, kind, pages}, context, known);
    last.current = {key, results: answer.results};
    return answer;
  }, [asked, kind, pages, context]);
  return useAsked(asked === '' ? undefined : ask);
}
