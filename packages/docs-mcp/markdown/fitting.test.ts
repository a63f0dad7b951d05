import {describe, expect, it} from 'vitest';
import {fitting} from './fitting';

const block = (language: string, fence = '```'): string =>
  `${fence}${language}\n${'key: value\n'.repeat(20)}${fence}`;

describe('what fits of a text', () => {
  it('is all of it where there is room', () => {
    expect(fitting('a\nb', 1)).toBe('a\nb');
  });

  it('ends at the end of a line', () => {
    expect(fitting('First line.\nSecond line.\nThird line.', 8)).toBe('First line.\nSecond line.');
  });

  it.each([
    ['a sample', `Apply this:\n\n${block('yaml title="a.yaml"')}`],
    ['a diagram', `Apply this:\n\n${block('mermaid')}`],
    ['a sample in a step', `Apply this:\n\n   ${block('yaml').replaceAll('\n', '\n   ')}`],
    ['a sample in a quote', `Apply this:\n\n> ${block('yaml').replaceAll('\n', '\n> ')}`],
    ['a sample with ticks in it', `Apply this:\n\n${block('md', '````').replace('key', '```')}`],
  ])('has no part of %s that does not fit', (_what, text) => {
    expect(fitting(text, 40)).toBe('Apply this:');
    expect(fitting(`${text}\n\nMore.`, Math.ceil(text.length / 4))).toBe(text);
  });

  it('has the beginning of a line or a block that is too long by itself', () => {
    expect(fitting('x'.repeat(100), 10)).toBe('x'.repeat(40));
    expect(fitting(block('yaml'), 10)).toBe('```yaml\nkey: value\nkey: value');
  });

  it('goes on where it ended, also inside of a block, until all was read', () => {
    const text = `Apply this:\n\n${block('yaml')}\n\nThen this:\n\n${block('bash')}\n\nDone.`;
    const parts: string[] = [];
    for (let rest = text; rest !== ''; rest = rest.slice(parts.at(-1)?.length))
      parts.push(fitting(rest, 25));
    expect(parts.join('')).toBe(text);
    expect(parts.length).toBeLessThan(12);
  });
});
