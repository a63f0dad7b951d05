import type {SearchRequest, SearchResult} from '@toolhive-docs/search-engine';

/** Which index a worker opens when it starts. */
export interface IndexPlace {
  /** Address of the file that names the current index. */
  readonly manifest: string;
  /** Tag of the version of the docs. */
  readonly version: string;
  /** The last index could not be opened: another copy of it is wanted. */
  readonly anew: boolean;
}

/** What the page asks its worker; nothing but an id asks whether the index is open. Answers wait for that. */
export interface Question {
  readonly id: number;
  readonly requests?: readonly SearchRequest[];
  /** Wants only what can be said before the whole index is open; no results when it is. */
  readonly early?: boolean;
  readonly suggest?: SearchRequest;
}

/** What the worker found. */
export interface Found {
  readonly results: readonly SearchResult[];
  readonly suggestions: readonly string[];
}

/** What the worker answers. */
export type Answer = {readonly id: number} & (Found | {readonly error: string});
