import {expect, it} from 'vitest';
import {typedNumber} from './TextInput';

it.each([
  ['8080', 8080],
  ['-1.5e3', -1500],
  ['', ''],
  ['80a', '80a'],
  ['080', '080'],
  ['1.', '1.'],
  // JSON would carry Infinity as null.
  ['1e999', '1e999'],
])('%j typed for a number means %j', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});
