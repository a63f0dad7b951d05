import {loadIndex, type SearchEngine} from '@site/packages/search-engine';
import {fetchIndex} from './fetchIndex';
import type {Answer, Question} from './messages';

let engine: Promise<SearchEngine> | undefined;

/** Opens the index once. A failed attempt is forgotten, so that the next question tries again. */
function openEngine(manifest: string): Promise<SearchEngine> {
  engine ??= fetchIndex(manifest)
    .then(loadIndex)
    .catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
  return engine;
}

/** Answers a question; never rejects, since an error must cross to the page as a message. */
export async function answer({id, manifest, requests = [], suggest}: Question): Promise<Answer> {
  try {
    const opened = await openEngine(manifest);
    const {results} = opened.multi({requests});
    return {id, results, suggestions: suggest ? opened.suggest(suggest.query ?? '', suggest.facetFilters) : []};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}
