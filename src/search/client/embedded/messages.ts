import type {SearchRequest, SearchResult} from '@site/packages/search-engine';

/** What the page asks its worker. */
export interface Question {
  readonly id: number;
  /** Address of the manifest that names the index. */
  readonly manifest: string;
  readonly requests?: readonly SearchRequest[];
  readonly suggest?: SearchRequest;
}

/** What the worker answers. */
export type Answer = {readonly id: number} & (
  | {readonly results: readonly SearchResult[]; readonly suggestions: readonly string[]}
  | {readonly error: string}
);
