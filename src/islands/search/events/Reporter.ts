import type {SearchResult} from '@toolhive-docs/search-engine';

/** An event of the protocol (spec §7). The script adds who: `anonymous-…`, another one for every page load. */
export interface SearchEvent {
  readonly eventType: 'view' | 'click';
  readonly eventName: 'Items Viewed' | 'Item Selected' | 'Item Active';
  readonly index: string;
  readonly objectIDs: readonly string[];
  /** Of a click: place of the hit among all hits, from 1. */
  readonly positions?: readonly number[];
  readonly queryID?: string;
}

/** Spec §9. */
const DEBOUNCE_MS = 400;
const BATCH = 20;

/** Waits until it has not been called for a while; the last call counts. */
class Debounced {
  #run: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  call(run: () => void): void {
    clearTimeout(this.#timer);
    this.#run = run;
    this.#timer = setTimeout(() => this.flush(), DEBOUNCE_MS);
  }

  flush(): void {
    const run = this.#run;
    this.drop();
    run?.();
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#run = undefined;
  }
}

/**
 * Makes events of what a reader does with hits: *viewed* are the hits on screen once the reader stops typing; *active* is a hit that
 * the reader went to with keys or pointer and stayed at; *selected* is the one that was opened.
 */
export class Reporter {
  readonly #send: (events: readonly SearchEvent[]) => void;
  readonly #viewing = new Debounced();
  readonly #activating = new Debounced();
  #seen = new Set<string>();

  constructor(send: (events: readonly SearchEvent[]) => void) {
    this.#send = send;
  }

  /**
   * @param results - The answers they are from, each with an id of its own: one for each page of results.
   * @param shown - Ids of the hits on screen. What was reported of an answer before is not reported again.
   */
  viewed(results: readonly SearchResult[], shown: readonly string[]): void {
    this.#viewing.call(() => {
      const events = results.flatMap((result) =>
        batches(this.#unseen(result, shown)).map(
          (objectIDs) =>
            ({
              eventType: 'view',
              eventName: 'Items Viewed',
              ...answerOf(result),
              objectIDs,
            }) as const,
        ),
      );
      if (events.length > 0) this.#send(events);
    });
  }

  /** The hits of an answer that are on screen for the first time; from now on they are not. */
  #unseen({queryID, hits}: SearchResult, shown: readonly string[]): string[] {
    const own = new Set(hits.map(({objectID}) => objectID));
    const ids = shown.filter((id) => own.has(id) && !this.#seen.has(`${queryID} ${id}`));
    for (const id of ids) this.#seen.add(`${queryID} ${id}`);
    return ids;
  }

  /** What is on screen answers a query that is no longer the reader's: it is not viewed. */
  typing(): void {
    this.#viewing.drop();
  }

  active(results: readonly SearchResult[], id: string): void {
    this.#activating.call(() =>
      this.#send([
        {
          eventType: 'view',
          eventName: 'Item Active',
          ...answerOf(resultWith(results, id)),
          objectIDs: [id],
        },
      ]),
    );
  }

  /** Reports at once, after the view that led to it: the page may be left. */
  selected(results: readonly SearchResult[], id: string): void {
    this.#viewing.flush();
    const result = resultWith(results, id);
    if (!result) return;
    const position =
      result.page * result.hitsPerPage + result.hits.findIndex(({objectID}) => objectID === id) + 1;
    this.#send([
      {
        eventType: 'click',
        eventName: 'Item Selected',
        ...answerOf(result),
        objectIDs: [id],
        positions: [position],
      },
    ]);
  }
}

function answerOf(result: SearchResult | undefined): Pick<SearchEvent, 'index' | 'queryID'> {
  return {index: result?.index ?? '', ...(result?.queryID && {queryID: result.queryID})};
}

function resultWith(results: readonly SearchResult[], id: string): SearchResult | undefined {
  return results.find(({hits}) => hits.some(({objectID}) => objectID === id));
}

function batches(ids: readonly string[]): string[][] {
  return Array.from({length: Math.ceil(ids.length / BATCH)}, (_, at) =>
    ids.slice(at * BATCH, (at + 1) * BATCH),
  );
}
