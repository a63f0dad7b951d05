import type {LogEntry, QueryEntry} from '../../../server/search/log/entries';

/** Longest pause between two keys of one query, in milliseconds. Source: judged by eye. */
const TYPING_MS = 3000;

/** An answer that a reader looked at. Further pages of hits are answers of their own, with hits `from` a later place. */
export interface Search {
  /** Without capitals and extra spaces. */
  readonly query: string;
  readonly answer: QueryEntry;
}

/**
 * The searches of a log. Each key press asks, so a query that another one continues, takes back or repeats within seconds is left out,
 * unless one of its hits was chosen.
 */
export function searchesOf(entries: readonly LogEntry[]): Search[] {
  const chosen = new Set(
    entries.flatMap((entry) =>
      entry.type === 'event' && entry.eventType === 'click' && entry.queryID !== undefined
        ? [entry.queryID]
        : [],
    ),
  );
  const asked = entries
    .filter((entry): entry is QueryEntry => entry.type === 'query')
    .map((answer) => ({query: normalise(answer.query), answer, at: Date.parse(answer.time)}))
    .sort((a, b) => a.at - b.at);
  return asked.filter(({query, answer, at}, index) => {
    if (answer.queryID !== undefined && chosen.has(answer.queryID)) return true;
    for (let next = index + 1; (asked[next]?.at ?? Infinity) - at <= TYPING_MS; next += 1) {
      const other = asked[next];
      if (
        other !== undefined &&
        isContinued(query, other.query) &&
        (other.query !== query || other.answer.from === answer.from)
      )
        return false;
    }
    return true;
  });
}

function isContinued(query: string, next: string): boolean {
  return next.startsWith(query) || query.startsWith(next);
}

/** Upper case and spaces make no other query. */
function normalise(query: string): string {
  return query.trim().replace(/\s+/g, ' ').toLowerCase();
}
