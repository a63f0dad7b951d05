import {loadIndex, type SearchEngine} from '@toolhive-docs/search-engine';
import {fetchIndex} from './fetchIndex';
import type {Answer, IndexPlace, Question} from './messages';

/** An index that is open, or on its way. */
export interface OpenIndex {
  /** When the whole one is open, or could not be opened. */
  readonly opened: Promise<void>;
  /** Answers a question, once the index is open; never throws, since an error must cross to the page as a message. */
  readonly answer: (question: Question) => Promise<Answer>;
}

const load = (index: ArrayBuffer): SearchEngine => loadIndex(new TextDecoder().decode(index));

/** Lets questions that wait be answered. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const NOTHING = {results: [], suggestions: []};

/**
 * Opens the small index, then the whole one. Both are kept for later visits when they have proved to be indexes. A failure is told to
 * whoever asks.
 */
export function openIndex(place: IndexPlace): OpenIndex {
  const files = fetchIndex(place);
  let isWhole = false;
  const first = files.then(async ({getFirst}) => load(await getFirst()));
  const whole = first
    .then(pause, () => undefined)
    .then(async () => {
      const {getIndex, keep} = await files;
      const engine = load(await getIndex());
      isWhole = true;
      void keep();
      return engine;
    });
  return {
    opened: whole.then(
      () => undefined,
      () => undefined,
    ),
    answer: async ({id, requests = [], early, suggest}) => {
      try {
        const engine = await (early ? first : whole);
        if (early && isWhole) return {id, ...NOTHING};
        const results = requests.map((request) => engine.search(request));
        return {
          id,
          results,
          suggestions: suggest ? engine.suggest(suggest.query ?? '', suggest.facetFilters) : [],
        };
      } catch (error) {
        return {id, error: error instanceof Error ? error.message : String(error)};
      }
    },
  };
}
