import {store, stored} from '../../../client/storage';
import {isKind} from '../hits/kindNames';
import {EMPTY, MAX_FAVORITES, MAX_RECENT, type History, type KeptHit} from './history';

/** Where the browser keeps the history. */
export const HISTORY_KEY = 'search.history';

/** Letters of a kept text at the most, entries of a list that are looked at, and crumbs of a hit: more was not written here. */
const [LONGEST_TEXT, LONGEST_LIST, MOST_CRUMBS] = [2000, 100, 7];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT;

function isKept(value: unknown): value is KeptHit {
  if (typeof value !== 'object' || value === null) return false;
  const {url, title, kind, crumbs} = value as Partial<Record<keyof KeptHit, unknown>>;
  return (
    [url, title].every(isText) &&
    isKind(kind) &&
    Array.isArray(crumbs) &&
    crumbs.length <= MOST_CRUMBS &&
    crumbs.every(isText)
  );
}

/** The hits of a list that has any length. */
function kept(list: unknown, most: number): KeptHit[] {
  return Array.isArray(list) ? list.slice(0, LONGEST_LIST).filter(isKept).slice(0, most) : [];
}

/** Reads what was kept. Anything unreadable counts as nothing: another program or an earlier version may have written it. */
export function readHistory(text: string | null): History {
  try {
    const {recent, favorites} = JSON.parse(text ?? '{}') as Record<keyof History, unknown>;
    return {recent: kept(recent, MAX_RECENT), favorites: kept(favorites, MAX_FAVORITES)};
  } catch {
    return EMPTY;
  }
}

/** Reads the history from the browser; an empty one where storage is closed. */
export const loadHistory = (): History => readHistory(stored(HISTORY_KEY));

/** Keeps the history for other pages and visits; where storage is closed or full, this one is lost and searching goes on. */
export const storeHistory = (history: History): void => store(HISTORY_KEY, JSON.stringify(history));
