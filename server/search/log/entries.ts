import type {Search} from '@toolhive-docs/search-engine';

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
  /** Filters that a reader saw or chose, instead of objects. */
  readonly filters?: readonly string[];
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

/** The line for a result; none for one that only counts hits, or that was asked without words. */
export function queryEntry(
  {asked}: Search,
  {
    queryID,
    nbHits,
    hits,
  }: Pick<QueryEntry, 'nbHits' | 'hits'> & {readonly queryID?: string | undefined},
): QueryEntry[] {
  const {query, page, hitsPerPage, slice} = asked;
  if ((slice?.length ?? hitsPerPage) === 0 || query.trim() === '') return [];
  return [
    {
      type: 'query',
      time: new Date().toISOString(),
      ...(queryID && {queryID}),
      query: query.slice(0, MAX_QUERY),
      nbHits,
      // Nobody reads that far, but anyone may ask.
      from: Math.min(slice?.offset ?? page * hitsPerPage, Number.MAX_SAFE_INTEGER),
      hits,
    },
  ];
}

/** Longest query that is kept. Source: the engine, which reads no more. */
const MAX_QUERY = 512;
