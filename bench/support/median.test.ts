import {expect, it} from 'vitest';
import {median} from './median';

it('takes the middle of the sorted values', () => {
  expect(median([30, 1, 200])).toBe(30);
});

it('takes a value that was measured when there is an even number of them', () => {
  expect(median([4, 1, 3, 2])).toBe(2);
});

it('refuses a list without values', () => {
  expect(() => median([])).toThrow(RangeError);
});
