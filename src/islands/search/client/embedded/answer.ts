import {loadIndex, type SearchEngine} from '@toolhive-docs/search-engine';
import {fetchIndex} from './fetchIndex';
import type {Answer, IndexPlace, Question} from './messages';

/** The whole index, and the one of headings and questions that is here sooner. */
let engine: Promise<SearchEngine> | undefined;
let first: Promise<SearchEngine> | undefined;
let isWhole = false;

const load = (index: ArrayBuffer): SearchEngine => loadIndex(new TextDecoder().decode(index));

/** Lets questions that wait be answered. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Opens the small index, then the whole one. Both are kept for later visits when they have proved to be indexes.
 * @returns When the whole one is open. A failure is told to whoever asks.
 */
export async function openIndex(place: IndexPlace): Promise<void> {
  const files = fetchIndex(place);
  isWhole = false;
  first = files.then(async ({getFirst}) => load(await getFirst()));
  engine = first
    .then(pause, () => undefined)
    .then(async () => {
      const {getIndex, keep} = await files;
      const opened = load(await getIndex());
      isWhole = true;
      void keep();
      return opened;
    });
  await engine.catch(() => undefined);
}

const none = {results: [], suggestions: []};

/** Answers a question, once the index is open; never throws, since an error must cross to the page as a message. */
export async function answer({id, requests = [], early, suggest}: Question): Promise<Answer> {
  try {
    if (!engine || !first) throw new Error('the search index was never opened');
    const opened = await (early ? first : engine);
    if (early && isWhole) return {id, ...none};
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
