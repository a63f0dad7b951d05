import {expect, it} from 'vitest';
import {bars, isReached} from './bars';

it('compares with the stock site what both were measured for', () => {
  const found = bars({
    ours: {'guide: blocking ms': 30},
    docusaurus: {'guide: blocking ms': 100, 'guide: LCP ms': 900},
  });
  expect(found).toEqual([{title: 'guide: blocking ÷ stock', reached: 0.3, limit: 0.2}]);
  expect(found.map(isReached)).toEqual([false]);
});

it('compares search with the fastest of the others', () => {
  const name = 'search 4×: first results ms';
  const [bar] = bars({
    ours: {[name]: 100},
    vitepress: {[name]: 300},
    rspress: {[name]: 200},
    docusaurus: {},
  });
  expect(bar).toMatchObject({reached: 0.5, limit: 0.5});
});

it('holds both reference pages against the landing page of the stock site', () => {
  const found = bars({ours: {'API: blocking ms': 35}, docusaurus: {'landing: blocking ms': 100}});
  expect(found.map(isReached)).toEqual([true]);
});
