import type {SearchRequest, SearchResult} from '@site/packages/search-engine';

/** What the page asks its worker. The first question brings the index. */
export interface Question {
  readonly id: number;
  /** The index file, as UTF-8. */
  readonly index?: ArrayBuffer;
  readonly requests?: readonly SearchRequest[];
  readonly suggest?: SearchRequest;
}

/** What the worker found. */
export interface Found {
  readonly results: readonly SearchResult[];
  readonly suggestions: readonly string[];
}

/** What the worker answers. */
export type Answer = {readonly id: number} & (Found | {readonly error: string});
