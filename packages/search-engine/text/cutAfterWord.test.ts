import {expect, it} from 'vitest';
import {cutAfterWord} from './cutAfterWord';

it.each([
  ['one two three', 20, 'one two three'],
  ['one two three', 9, 'one two'],
  ['one two three', 7, 'one two'],
  ['eyJhbGciOiJIUzI1NiJ9', 8, 'eyJhbGci'],
  ['😀😀😀', 4, '😀😀'],
  ['😀😀😀', 5, '😀😀'],
])('%s cut to %i units is %s', (text, most, beginning) => {
  expect(cutAfterWord(text, most)).toBe(beginning);
});
