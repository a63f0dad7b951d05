import {useCallback} from 'react';
import type {SearchResult} from '@toolhive-docs/search-engine';
import {pageClient} from '../client/pageClient';
import {boxRequest} from '../request/boxRequest';
import {snippetWords, type SearchContext} from '../request/context';
import {useAsked, type Asked, type Status} from '../useAsked';
import * as strings from '../../../../i18n/en/strings';

/** What a query of the box found. */
export interface BoxAnswer {
  readonly query: string;
  readonly result: SearchResult;
  /** For a query that found nothing: others that find something. */
  readonly suggestions: readonly string[];
}

async function askBox(
  query: string,
  context: SearchContext,
  show: (early: BoxAnswer) => void,
): Promise<BoxAnswer> {
  const request = boxRequest(query, context, snippetWords());
  // What fails here fails below as well, and is told there.
  pageClient.early?.([request]).then(
    ([early]) => early && early.hits.length > 0 && show({query, result: early, suggestions: []}),
    () => undefined,
  );
  const [result] = await pageClient.search([request]);
  if (!result) throw new Error('the search host answered without a result');
  const suggestions = result.hits.length === 0 ? await pageClient.suggest(request) : [];
  return {query, result, suggestions};
}

/** Asks for every query as it is typed; an empty one is not asked. */
export function useBoxAnswer(query: string, context: SearchContext): Asked<BoxAnswer> {
  const asked = query.trim();
  const ask = useCallback(
    (show: (early: BoxAnswer) => void) => askBox(asked, context, show),
    [asked, context],
  );
  return useAsked(asked === '' ? undefined : ask);
}

/** What a reader who hears the page is told once an answer is there. */
export function announcement(status: Status, answer: BoxAnswer | undefined): string {
  if (status === 'error') return strings.searchFailed;
  if (!answer) return status === 'stalled' ? strings.searching : '';
  const {query, result} = answer;
  if (result.hits.length === 0) return strings.noResults(query);
  return strings.resultsFor(result.nbHits, query);
}
