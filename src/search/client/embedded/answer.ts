import {loadIndex, type SearchEngine} from '@site/packages/search-engine';
import type {Answer, Question} from './messages';

let engine: SearchEngine | undefined;

/** Answers a question; never throws, since an error must cross to the page as a message. */
export function answer({id, index, requests = [], suggest}: Question): Answer {
  try {
    if (index) engine = loadIndex(new TextDecoder().decode(index));
    if (!engine) throw new Error('the search index was never opened');
    const {results} = engine.multi({requests});
    return {id, results, suggestions: suggest ? engine.suggest(suggest.query ?? '', suggest.facetFilters) : []};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}
