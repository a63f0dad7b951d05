import {describe, expect, it} from 'vitest';
import {readingMinutes} from './readingMinutes';

const words = (count: number): string => 'word '.repeat(count);

describe('minutes to read a page', () => {
  it.each([
    [0, 1],
    [238, 1],
    [476, 2],
    [2380, 10],
  ])('of %i words are %i', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  it('count a sample of code as a glance, and neither imports nor addresses', () => {
    const sample = `\`\`\`yaml\n${words(1000)}\n\`\`\``;
    const link = '[word](https://example.com/a/long/address) ';
    expect(readingMinutes(`import X from 'x';\n\n${words(357)}\n\n${sample}\n`)).toBe(2);
    expect(readingMinutes(link.repeat(476))).toBe(2);
  });
});
