import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchResult} from '@toolhive-docs/search-engine';
import {Reporter, type SearchEvent} from './Reporter';

const answer = (count: number, page = 0, queryID = 'q'.repeat(32)): SearchResult => ({
  hits: Array.from({length: count}, (_, at) => ({objectID: `${page}-${at}`, _highlightResult: {}})),
  nbHits: count,
  page,
  nbPages: 9,
  hitsPerPage: 20,
  exhaustiveNbHits: true,
  query: 'x',
  params: '',
  index: 'docs',
  processingTimeMS: 1,
  queryID,
});
const idsOf = (...results: SearchResult[]) =>
  results.flatMap(({hits}) => hits.map(({objectID}) => objectID));

let sent: SearchEvent[] = [];
let reporter = new Reporter(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  reporter = new Reporter((events) => sent.push(...events));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('events', () => {
  it(
    'of viewed hits come 400 ms after the last answer, for that answer alone',
    {tags: ['7.1-11', '7.1-15', '9-14']},
    () => {
      reporter.viewed([answer(2, 0, 'old')], ['0-0']);
      vi.advanceTimersByTime(399);
      reporter.viewed([answer(2, 0, 'new')], ['0-0', '0-1']);
      vi.advanceTimersByTime(399);
      expect(sent).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(sent).toEqual([
        {
          eventType: 'view',
          eventName: 'Items Viewed',
          index: 'docs',
          queryID: 'new',
          objectIDs: ['0-0', '0-1'],
        },
      ]);
    },
  );

  it('of viewed hits do not come while the reader types on', {tags: ['7.1-11']}, () => {
    reporter.viewed([answer(2, 0, 'old')], ['0-0']);
    vi.advanceTimersByTime(300);
    reporter.typing();
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });

  it('of viewed hits come in batches of 20, each hit once', {tags: ['7.1-14', '9-15']}, () => {
    const pages = [answer(20), answer(20, 1), answer(5, 2)];
    reporter.viewed(pages.slice(0, 1), idsOf(...pages.slice(0, 1)));
    vi.runAllTimers();
    reporter.viewed(pages, idsOf(...pages));
    vi.runAllTimers();
    expect(sent.map(({objectIDs}) => objectIDs.length)).toEqual([20, 20, 5]);
    expect(new Set(sent.flatMap(({objectIDs}) => objectIDs)).size).toBe(45);
  });

  it('of one answer come in batches of 20, too', {tags: ['7.1-14', '9-15']}, () => {
    reporter.viewed([answer(45)], idsOf(answer(45)));
    vi.runAllTimers();
    expect(sent.map(({objectIDs}) => objectIDs.length)).toEqual([20, 20, 5]);
  });

  it('of viewed hits name the answer that each hit is from', () => {
    const pages = [answer(2, 0, 'first'), answer(2, 1, 'second')];
    reporter.viewed(pages, idsOf(...pages));
    vi.runAllTimers();
    expect(sent.map(({queryID, objectIDs}) => [queryID, objectIDs])).toEqual([
      ['first', ['0-0', '0-1']],
      ['second', ['1-0', '1-1']],
    ]);
  });

  it(
    'of a selected hit come at once, with its place among all hits, after the view',
    {tags: ['7.1-12']},
    () => {
      const pages = [answer(20), answer(20, 1)];
      reporter.viewed(pages, idsOf(...pages));
      reporter.selected(pages, '1-3');
      expect(sent.map(({eventName}) => eventName)).toEqual([
        'Items Viewed',
        'Items Viewed',
        'Item Selected',
      ]);
      expect(sent.at(-1)).toMatchObject({
        eventType: 'click',
        objectIDs: ['1-3'],
        positions: [24],
        queryID: 'q'.repeat(32),
      });
      vi.runAllTimers();
      expect(sent).toHaveLength(3);
    },
  );

  it('of an active hit come when the reader stays at it', {tags: ['7.1-13']}, () => {
    reporter.active([answer(3)], '0-1');
    vi.advanceTimersByTime(200);
    reporter.active([answer(3)], '0-2');
    vi.runAllTimers();
    expect(sent).toEqual([
      {
        eventType: 'view',
        eventName: 'Item Active',
        index: 'docs',
        queryID: 'q'.repeat(32),
        objectIDs: ['0-2'],
      },
    ]);
  });
});
