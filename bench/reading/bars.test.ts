import {expect, it} from 'vitest';
import {bars, isReached} from './bars';

it('compares with another site what both were measured for', () => {
  const found = bars({
    ours: {'guide: all bytes': 90},
    starlight: {'guide: all bytes': 100, 'guide: main thread in all ms': 900},
  });
  expect(found).toEqual([{title: 'guide: all bytes ÷ starlight', reached: 0.9, limit: 0.85}]);
  expect(found.map(isReached)).toEqual([false]);
});

it('compares search with the fastest of the others', () => {
  const name = 'search 4×: first results ms';
  const found = bars({
    ours: {[name]: 100},
    vitepress: {[name]: 300},
    rspress: {[name]: 200},
    docusaurus: {},
  });
  expect(found).toMatchObject([{reached: 0.5, limit: 1}]);
});

it('holds a page against a limit of its own', () => {
  expect(bars({ours: {'API: blocking ms': 25}}).map(isReached)).toEqual([false]);
  expect(bars({ours: {'API: blocking ms': 15}}).map(isReached)).toEqual([true]);
});
