import {expect, it} from 'vitest';
import {growthOf, percentile} from './figures';

it('a percentile is one of the values, also at the ends', () => {
  const sorted = Array.from({length: 100}, (_, at) => at + 1);
  expect([0, 0.5, 0.95, 1].map((part) => percentile(sorted, part))).toEqual([1, 51, 96, 100]);
});

it('memory that climbs has grown, memory that breathes has not', () => {
  expect(growthOf([100, 120, 140, 160])).toBeGreaterThan(1.3);
  expect(growthOf([100, 120, 100, 120])).toBe(1);
});
