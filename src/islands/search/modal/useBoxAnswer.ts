import {useCallback} from 'react';
import type {SearchResult} from '@toolhive-docs/search-engine';
import {pageClient} from '../client/pageClient';
import {boxRequest} from '../request/boxRequest';
import {snippetWords, type SearchContext} from '../request/context';
import {useAsked, type Asked} from '../useAsked';

/** What a query of the box found. */
export interface BoxAnswer {
  readonly query: string;
  readonly result: SearchResult;
  /** For a query that found nothing: others that find something. */
  readonly suggestions: readonly string[];
}

async function askBox(query: string, context: SearchContext): Promise<BoxAnswer> {
  const request = boxRequest(query, context, snippetWords());
  const [result] = await pageClient.search([request]);
  if (!result) throw new Error('the search host answered without a result');
  const suggestions = result.hits.length === 0 ? await pageClient.suggest(request) : [];
  return {query, result, suggestions};
}

/** Asks for every query as it is typed; an empty one is not asked. */
export function useBoxAnswer(query: string, context: SearchContext): Asked<BoxAnswer> {
  const asked = query.trim();
  const ask = useCallback(() => askBox(asked, context), [asked, context]);
  return useAsked(asked === '' ? undefined : ask);
}
