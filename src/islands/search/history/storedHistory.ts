import {isKind} from '../hits/kindNames';
import {EMPTY, type History, type KeptHit} from './history';

/** Where the browser keeps the history. */
export const HISTORY_KEY = 'search.history';

/** The part of a browser's storage that is used here. */
export type HistoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

function isKept(value: unknown): value is KeptHit {
  if (typeof value !== 'object' || value === null) return false;
  const {url, title, kind, crumbs} = value as Partial<Record<keyof KeptHit, unknown>>;
  return (
    [url, title].every((text) => typeof text === 'string') &&
    isKind(kind) &&
    Array.isArray(crumbs) &&
    crumbs.every((crumb) => typeof crumb === 'string')
  );
}

const kept = (list: unknown): KeptHit[] => (Array.isArray(list) ? list.filter(isKept) : []);

/** Reads what was kept. Anything unreadable counts as nothing: another program or an earlier version may have written it. */
export function readHistory(storage: () => HistoryStorage): History {
  try {
    const {recent, favorites} = JSON.parse(storage().getItem(HISTORY_KEY) ?? '{}') as Record<
      keyof History,
      unknown
    >;
    return {recent: kept(recent), favorites: kept(favorites)};
  } catch {
    return EMPTY;
  }
}

/** Keeps the history for other pages and visits; where storage is closed it holds for this page. */
export function writeHistory(storage: () => HistoryStorage, history: History): void {
  try {
    storage().setItem(HISTORY_KEY, JSON.stringify(history));
  } catch {
    // A full or forbidden storage must not stop a search.
  }
}
