import {groupBy} from '@toolhive-docs/options/groupBy';
import type {EventEntry, LogEntry} from '../../../server/search/log/entries';
import {feedbackOf, type Feedback} from './feedbackOf';
import {searchesOf, type Search} from './searchesOf';

/** What maintainers learn from a log. Rates are clicks per search or per hit shown, 0 to 1. */
export interface Report {
  readonly searches: number;
  readonly searchesWithoutHits: number;
  readonly searchesWithClick: number;
  readonly clicks: number;
  readonly top: readonly {
    readonly query: string;
    readonly searches: number;
    readonly hits: number;
    readonly clickRate: number;
  }[];
  readonly withoutHits: readonly {readonly query: string; readonly searches: number}[];
  readonly positions: readonly {
    readonly position: number;
    readonly shown: number;
    readonly clicks: number;
    readonly clickRate: number;
  }[];
  readonly feedback: Feedback;
}

/** Positions that are told apart: one page of hits. */
const POSITIONS = 20;

/**
 * Counts what readers searched and chose.
 * @param limit - Rows of each table.
 */
export function summarise(entries: readonly LogEntry[], limit: number): Report {
  const answers = searchesOf(entries);
  const searches = answers.filter(({answer}) => answer.from === 0);
  const clicks = entries.filter(
    (entry): entry is EventEntry => entry.type === 'event' && entry.eventType === 'click',
  );
  const clicked = new Set(clicks.flatMap(({queryID}) => queryID ?? []));
  const isClicked = ({answer}: Search) =>
    answer.queryID !== undefined && clicked.has(answer.queryID);
  const groups = [...groupBy(searches, ({query}) => query)]
    .map(([query, all]) => ({
      query,
      searches: all.length,
      hits: all.at(-1)?.answer.nbHits ?? 0,
      clickRate: rate(all.filter(isClicked).length, all.length),
    }))
    .sort((a, b) => b.searches - a.searches || (a.query < b.query ? -1 : 1));
  return {
    searches: searches.length,
    searchesWithoutHits: searches.filter(({answer}) => answer.nbHits === 0).length,
    searchesWithClick: searches.filter(isClicked).length,
    clicks: clicks.length,
    top: groups.slice(0, limit),
    withoutHits: groups
      .filter(({hits}) => hits === 0)
      .slice(0, limit)
      .map(({query, searches: times}) => ({query, searches: times})),
    positions: Array.from({length: POSITIONS}, (_, index) => {
      const position = index + 1;
      const shown = answers.filter(
        ({answer: {from, hits}}) => from < position && position <= from + hits,
      ).length;
      const times = clicks.filter(
        ({queryID, positions}) => queryID !== undefined && positions?.includes(position),
      ).length;
      return {position, shown, clicks: times, clickRate: rate(times, shown)};
    }).filter(({shown, clicks: times}) => shown > 0 || times > 0),
    feedback: feedbackOf(entries, limit),
  };
}

function rate(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
