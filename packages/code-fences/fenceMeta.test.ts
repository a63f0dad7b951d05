import {describe, expect, it} from 'vitest';
import {parseFenceMeta} from './fenceMeta';

describe('parseFenceMeta', () => {
  it('reads title, flags, lines and attributes', () => {
    expect(
      parseFenceMeta('title="a b.json" {1,3-4} showLineNumbers schema=registry'),
    ).toMatchObject({
      title: 'a b.json',
      lineNumbers: true,
      highlighted: new Set([1, 3, 4]),
      attributes: {schema: 'registry'},
    });
  });

  it('refuses a word that it does not know', () => {
    expect(() => parseFenceMeta('titel="x"')).toThrow(/unknown word "titel".*title="…"/);
    expect(() => parseFenceMeta('ouput')).toThrow(/unknown word "ouput"/);
  });
});
