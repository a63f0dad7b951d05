import type {Search} from '@toolhive-docs/search-engine';
import * as z from 'zod';

const QueryEntry = z.object({
  type: z.literal('query'),
  time: z.iso.datetime(),
  /** Left out when the page reports no events. */
  queryID: z.string().optional(),
  query: z.string(),
  nbHits: z.int(),
  /** Place of the first hit of the answer, from 0, and number of hits in it. */
  from: z.int(),
  hits: z.int(),
});

/** Name under which events are sent to a collector, which may get logs of other programs, too. */
export const EVENTS_SCOPE = 'toolhive-docs.events';

export const EVENT_KINDS = ['view', 'click', 'conversion'] as const;

const EventEntry = z.object({
  type: z.literal('event'),
  /** When it came in. */
  time: z.iso.datetime(),
  eventType: z.enum(EVENT_KINDS),
  eventName: z.string(),
  index: z.string(),
  objectIDs: z.array(z.string()),
  /** Filters that a reader saw or chose, instead of objects. */
  filters: z.array(z.string()).optional(),
  userToken: z.string(),
  queryID: z.string().optional(),
  /** From 1; one for each object. */
  positions: z.array(z.int()).optional(),
});

const FeedbackEntry = z.object({
  type: z.literal('feedback'),
  /** When it came in. */
  time: z.iso.datetime(),
  /** Path of the page. */
  page: z.string(),
  /** Release that the page describes. */
  version: z.string(),
  isHelpful: z.boolean(),
  /** What the reader wrote. */
  comment: z.string().optional(),
});

/** A query that was answered, as a line of the log. */
export type QueryEntry = Readonly<z.output<typeof QueryEntry>>;

/** What a reader did with hits, as a line of the log. Fields as in the protocol. */
export type EventEntry = Readonly<z.output<typeof EventEntry>>;

/** Whether a page helped a reader, as a line of the log. */
export type FeedbackEntry = Readonly<z.output<typeof FeedbackEntry>>;

/** A line of the log. */
export const LogEntry = z.discriminatedUnion('type', [QueryEntry, EventEntry, FeedbackEntry]);
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
