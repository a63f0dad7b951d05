import {useEffect, useState} from 'react';
import {forget, promote, remember, type History, type KeptHit} from './history';
import {HISTORY_KEY, readHistory, writeHistory} from './storedHistory';

const storage = (): Storage => window.localStorage;

/** Remembers a hit that was chosen, without showing the history. */
export function rememberHit(hit: KeptHit): void {
  writeHistory(storage, remember(readHistory(storage), hit));
}

/** Recent and favourite hits, and what a reader can do with them. Each change is kept at once, and shows in all open tabs. */
export function useHistoryOfSearch(): {
  history: History;
  promote: (hit: KeptHit) => void;
  forget: (hit: KeptHit) => void;
} {
  const [history, setHistory] = useState(() => readHistory(storage));
  useEffect(() => {
    // Only other tabs cause this event.
    const onStorage = ({key}: StorageEvent): void => {
      if (key === HISTORY_KEY) setHistory(readHistory(storage));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  const change = (next: History): void => {
    writeHistory(storage, next);
    setHistory(next);
  };
  return {
    history,
    promote: (hit) => change(promote(history, hit)),
    forget: (hit) => change(forget(history, hit)),
  };
}
