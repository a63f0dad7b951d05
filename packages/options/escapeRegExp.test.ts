import {expect, it} from 'vitest';
import {escapeRegExp} from './escapeRegExp';

it.each(['a.b', '(a|b)*', '^$', '[a]{2}', 'C:\\a?', 'a+b', '/<name>-1'])(
  'makes %s match itself alone',
  (text) => {
    const pattern = new RegExp(`^${escapeRegExp(text)}$`);
    expect(pattern.test(text)).toBe(true);
    expect(pattern.test('aab')).toBe(false);
  },
);
