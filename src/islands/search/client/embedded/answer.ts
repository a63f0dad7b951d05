import {loadIndex, type SearchEngine} from '@toolhive-docs/search-engine';
import {fetchIndex} from './fetchIndex';
import type {Answer, IndexPlace, Question} from './messages';

let engine: Promise<SearchEngine> | undefined;

/** An index is kept for later visits when it has proved to be one. */
async function openEngine({manifest, anew}: IndexPlace): Promise<SearchEngine> {
  const {index, keep} = await fetchIndex(manifest, anew);
  const opened = loadIndex(new TextDecoder().decode(index));
  void keep();
  return opened;
}

/** Answers a question, once the index is open; never throws, since an error must cross to the page as a message. */
export async function answer({id, open, requests = [], suggest}: Question): Promise<Answer> {
  try {
    if (open) engine = openEngine(open);
    if (!engine) throw new Error('the search index was never opened');
    const opened = await engine;
    const {results} = opened.multi({requests});
    return {
      id,
      results,
      suggestions: suggest ? opened.suggest(suggest.query ?? '', suggest.facetFilters) : [],
    };
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}
