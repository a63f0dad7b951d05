import {expect, it} from 'vitest';
import {beginningOf} from './beginningOf';

it.each([
  ['helm', 3, 'hel'],
  ['re\u0301sume\u0301', 3, 're\u0301s'],
  ['re\u0301sume\u0301', 2, 're\u0301'],
  ['𝗛𝗲𝗹𝗺', 3, '𝗛𝗲𝗹'],
  ['ﬁle', 1, 'ﬁ'],
  ['ab', 5, 'ab'],
])('of %s the first %i letters are %s', (word, letters, beginning) => {
  expect(word.slice(0, beginningOf(word, letters))).toBe(beginning);
});
