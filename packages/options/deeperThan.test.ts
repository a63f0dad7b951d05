import {expect, it} from 'vitest';
import {deeperThan} from './deeperThan';

it.each([
  ['[[]]', true],
  ['{"a": {}}', true],
  ['[], {}, []', false],
  ['["[[", "\\"[[", "\\\\"]', false],
  ['["\\\\", []]', true],
  // Never closed, and the end in the middle of an escape.
  ['["[[', false],
  ['["[[\\', false],
])('%s', (text, expected) => {
  expect(deeperThan(text, 1)).toBe(expected);
});
