import type {SearchRequest, SearchResult} from '@toolhive-docs/search-engine';

/** What the search box and the results page ask; they do not know who answers. */
export interface SearchClient {
  /** Gets ready for the first search. A failure is not reported: the search that follows meets it again. */
  prepare(): void;
  /**
   * Answers a batch of queries, in order.
   * @throws Error when nobody can answer.
   */
  search(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]>;
  /** What is known before the whole index is here; nothing when there is no use in that. */
  early?(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]>;
  /** Up to three other queries for one that found nothing; each of them finds something. */
  suggest(request: SearchRequest): Promise<readonly string[]>;
}
