import {expect, it} from 'vitest';
import {decodeEntities} from './decodeEntities';

it.each([
  ['a &lt; b &amp;amp; &quot;c&quot; &#39;d&#39; &#x2014;', 'a < b &amp; "c" \'d\' —'],
  [
    '&#x10ffff; &#x110000; &#99999999999; &nothing; &',
    '\u{10ffff} &#x110000; &#99999999999; &nothing; &',
  ],
])('%s', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});
