import type {
  Browse,
  BrowseResult,
  FacetSearch,
  FacetSearchResult,
  Filter,
  Search,
  SearchRecord,
} from '@toolhive-docs/search-engine';
import type {WrittenAnswer} from './answers/resultBody';

/** Who asks. */
export interface Caller {
  /** As far as limits are concerned. */
  readonly client: string;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
}

/** An answer and how long it was computed, in milliseconds, without the time it waited for others. */
export interface Timed<T> {
  readonly result: T;
  readonly milliseconds: number;
}

/** The answer to a search, without what differs each time. */
export interface Answer extends Timed<WrittenAnswer> {
  /** Whether it was there already. */
  readonly isKept: boolean;
}

/** The title record of a page that is about the same things as another, with how near: 0 to 100. */
export type RelatedRecord = SearchRecord & {readonly _score: number};

/**
 * Where searches are answered: an index of the build in the memory of the program, or one in a database. The protocol is read and
 * written by the same code for each. Every function rejects with an HttpError: 503 while it cannot answer, 408 when the client is gone,
 * 429 when the client asks too much at a time; and with a RequestError for what this place cannot obey.
 */
export interface SearchBackend {
  /** Resolves when the program has what it needs for searches on its own: an index of the build that can be read. */
  ready(): Promise<void>;
  /** @param base - Address that completes those of hits. */
  search(search: Search, base: string, caller: Caller): Promise<Answer>;
  facetSearch(search: FacetSearch, caller: Caller): Promise<Timed<FacetSearchResult>>;
  browse(step: Browse, caller: Caller): Promise<BrowseResult>;
  /** Records by their ids, in order; undefined for those that are not there. */
  records(ids: readonly string[], caller: Caller): Promise<(SearchRecord | undefined)[]>;
  /** Pages related to the one at an address, or else to the one that has a record with that id; none for neither. */
  related(asked: RelatedRequest, caller: Caller): Promise<readonly RelatedRecord[]>;
}

export interface RelatedRequest {
  readonly address: string;
  readonly objectID: string;
  readonly count: number;
  readonly filter: Filter;
}
