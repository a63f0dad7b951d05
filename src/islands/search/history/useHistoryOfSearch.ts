import {useEffect, useState} from 'react';
import {forget, promote, remember, type History, type KeptHit} from './history';
import {HISTORY_KEY, loadHistory, storeHistory} from './storedHistory';

/** Writes the history, and says so in this tab as the browser does in others. */
function keep(history: History): void {
  storeHistory(history);
  dispatchEvent(new StorageEvent('storage', {key: HISTORY_KEY}));
}

/** Remembers a hit that was chosen, without showing the history. */
export function rememberHit(hit: KeptHit): void {
  keep(remember(loadHistory(), hit));
}

/** Recent and favourite hits, and what a reader can do with them. Each change is kept at once, and shows in all open tabs. */
export function useHistoryOfSearch(): {
  history: History;
  promote: (hit: KeptHit) => void;
  forget: (hit: KeptHit) => void;
} {
  const [history, setHistory] = useState(loadHistory);
  useEffect(() => {
    const onStorage = ({key}: StorageEvent): void => {
      if (key === HISTORY_KEY) setHistory(loadHistory());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  const change = (next: History): void => {
    keep(next);
    setHistory(next);
  };
  return {
    history,
    promote: (hit) => change(promote(history, hit)),
    forget: (hit) => change(forget(history, hit)),
  };
}
