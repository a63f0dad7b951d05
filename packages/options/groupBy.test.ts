import {expect, it} from 'vitest';
import {groupBy} from './groupBy';

it('items of a key are together, in the order in which they came', () => {
  const groups = groupBy(['ab', 'b', 'aa', 'c'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['a', ['ab', 'aa']],
    ['b', ['b']],
    ['c', ['c']],
  ]);
});
