import {afterEach, describe, expect, it, vi} from 'vitest';
import {EMPTY, forget, promote, remember, shownRecent, type History, type KeptHit} from './history';
import {loadHistory, readHistory, storeHistory} from './storedHistory';

const hit = (url: string): KeptHit => ({url, kind: 'guide', title: url, crumbs: []});
const urls = (hits: readonly KeptHit[]): string[] => hits.map(({url}) => url);
const many = (count: number): History =>
  Array.from({length: count}, (_, index) => hit(String(index))).reduce(remember, EMPTY);

describe('the history of a reader', () => {
  it('keeps the last seven, newest first, each once', () => {
    const history = remember(many(9), hit('5'));
    expect(urls(history.recent)).toEqual(['5', '8', '7', '6', '4', '3', '2']);
  });

  it('shows four recent ones once there are favourites', () => {
    expect(shownRecent(many(9))).toHaveLength(7);
    expect(shownRecent(promote(many(9), hit('8')))).toHaveLength(4);
  });

  it('moves a promoted hit to the favourites, of which there are ten', () => {
    const history = Array.from({length: 12}, (_, index) => hit(String(index))).reduce(
      promote,
      many(3),
    );
    expect(history.recent).toEqual([]);
    expect(urls(history.favorites)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  });

  it('does not list a favourite among the recent ones', () => {
    expect(remember(promote(EMPTY, hit('a')), hit('a')).recent).toEqual([]);
  });

  it('forgets a hit wherever it is', () => {
    const history = promote(many(2), hit('0'));
    expect(forget(forget(history, hit('0')), hit('1'))).toEqual(EMPTY);
  });
});

describe('the stored history', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('comes back as it was written', () => {
    const values = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    });
    const history = promote(many(3), hit('1'));
    storeHistory(history);
    expect(loadHistory()).toEqual(history);
  });

  it('is empty where the browser forbids storage, and writing does not throw', () => {
    const closed = vi.fn(() => {
      throw new Error('forbidden');
    });
    vi.stubGlobal('localStorage', {getItem: closed, setItem: closed});
    expect(loadHistory()).toEqual(EMPTY);
    expect(() => storeHistory(EMPTY)).not.toThrow();
    expect(closed).toHaveBeenCalledTimes(2);
  });

  it('drops entries that another program wrote', () => {
    const value = JSON.stringify({recent: [{url: 5}, hit('a'), null], favorites: 'x'});
    expect(readHistory(value)).toEqual({
      recent: [hit('a')],
      favorites: [],
    });
  });

  it('reads what another program wrote at any size, and no more of it than is kept', () => {
    const list = Array.from({length: 50_000}, (_, index) => hit(String(index)));
    const huge = {...hit('huge'), title: 'x'.repeat(100_000)};
    const value = JSON.stringify({recent: [huge, ...list], favorites: [huge, ...list]});
    const {recent, favorites} = readHistory(value);
    expect(urls(recent)).toEqual(urls(list.slice(0, 7)));
    expect(urls(favorites)).toEqual(urls(list.slice(0, 10)));
  });
});
