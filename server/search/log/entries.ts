import type {SearchResult} from '@toolhive-docs/search-engine';

/** A query that was answered, as a line of the log. */
export interface QueryEntry {
  readonly type: 'query';
  /** ISO 8601. */
  readonly time: string;
  /** Left out when the page reports no events. */
  readonly queryID?: string;
  readonly query: string;
  readonly nbHits: number;
  /** Place of the first hit of the answer, from 0, and number of hits in it. */
  readonly from: number;
  readonly hits: number;
}

/** What a reader did with hits, as a line of the log. Fields as in the protocol. */
export interface EventEntry {
  readonly type: 'event';
  /** ISO 8601; when it came in. */
  readonly time: string;
  readonly eventType: 'view' | 'click' | 'conversion';
  readonly eventName: string;
  readonly index: string;
  readonly objectIDs: readonly string[];
  readonly userToken: string;
  readonly queryID?: string;
  /** From 1; one for each object. */
  readonly positions?: readonly number[];
}

/** Whether a page helped a reader, as a line of the log. */
export interface FeedbackEntry {
  readonly type: 'feedback';
  /** ISO 8601; when it came in. */
  readonly time: string;
  /** Path of the page. */
  readonly page: string;
  /** Release that the page describes. */
  readonly version: string;
  readonly isHelpful: boolean;
  /** What the reader wrote. */
  readonly comment?: string;
}

export type LogEntry = QueryEntry | EventEntry | FeedbackEntry;

/** The line for an answer; none for one that only counts hits, or that was asked without words. */
export function queryEntry({
  queryID,
  query,
  nbHits,
  page,
  hitsPerPage,
  hits,
}: SearchResult): QueryEntry[] {
  if (hitsPerPage === 0 || query.trim() === '') return [];
  return [
    {
      type: 'query',
      time: new Date().toISOString(),
      ...(queryID && {queryID}),
      query,
      nbHits,
      from: page * hitsPerPage,
      hits: hits.length,
    },
  ];
}
