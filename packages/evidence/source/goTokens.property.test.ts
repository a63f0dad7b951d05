import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {goFileTokens} from './goSymbols';

const TOKENS = ['package', 'a', ';', 'func', 'b', '(', 'c', 'int', ')', 'int', '{'];
const BODY = ['return', 'c', '+', '1', '}'];

const gap = fc.constantFrom(' ', '  ', '\t', ' /* why */ ');
const wideGap = fc.constantFrom(' ', '\n', '\n\n', ' // why\n');

describe('goTokens', () => {
  it('do not depend on white space and comments between tokens', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(gap, {minLength: 20, maxLength: 20}),
        wideGap,
        async (gaps, wide) => {
          const join = (tokens: readonly string[], from: number) =>
            tokens.map((token, index) => token + (gaps[from + index] ?? ' ')).join('');
          const text = `${join(TOKENS, 0)}${wide}${join(BODY, TOKENS.length)}\n`;
          expect(await goFileTokens(text)).toEqual([...TOKENS, ...BODY]);
        },
      ),
    );
  });
});
