import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {parseOptions} from './parseOptions';

const Options = z.strictObject({
  mode: z.enum(['light', 'dark']),
  hits: z.number().max(20).default(20),
});

describe('parseOptions', () => {
  it('completes right options', () => {
    expect(parseOptions(Options, {mode: 'dark'}, 'site.config.ts')).toEqual({
      mode: 'dark',
      hits: 20,
    });
  });

  it('names file, key, value, what is allowed and the fix, with a line for each problem', () => {
    const wrong = {mode: 'blue', hits: 21, size: 3};
    expect(() => parseOptions(Options, wrong, 'site.config.ts')).toThrow(
      `site.config.ts has invalid values:
  mode = "blue": allowed: "light" | "dark"
  hits = 21: allowed: at most 20
  (top level) = {"mode":"blue","hits":21,"size":3}: unknown key "size"; remove it or correct its spelling
Fix: correct the value in site.config.ts.`,
    );
  });
});
