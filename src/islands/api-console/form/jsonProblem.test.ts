import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {jsonProblem} from './jsonProblem';

describe('a text that is not JSON', () => {
  it.each([
    ['', 1, 1, 'expected a value; the text ends here'],
    ['{\n  "name": clock\n}', 2, 11, 'expected a value; found "c"'],
    ['{"a": 1,}', 1, 9, 'expected a name in double quotes; found "}"'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'expected "," or "}"; found "\\""'],
    ['[1 2]', 1, 4, 'expected "," or "]"; found "2"'],
    ['{"a" 1}', 1, 6, 'expected ":" after the name; found "1"'],
    ["{'a': 1}", 1, 2, 'expected a name in double quotes; found "\'"'],
    ['{"a": "x\n"}', 1, 7, 'expected the string to end with " on the same line; found "\\""'],
    [
      '["C:\\Temp"]',
      1,
      6,
      'expected one of " \\ / b f n r t after the backslash, or u and 4 hex digits; found "T"',
    ],
    [
      '{"\\',
      1,
      4,
      'expected one of " \\ / b f n r t after the backslash, or u and 4 hex digits; the text ends here',
    ],
    [
      '["\\u12G4"]',
      1,
      7,
      'expected one of " \\ / b f n r t after the backslash, or u and 4 hex digits; found "G"',
    ],
    ['["\x7f\x80", x]', 1, 8, 'expected a value; found "x"'],
    ['{"a": 1}}', 1, 9, 'expected nothing more; found "}"'],
    ['{"a": 01}', 1, 8, 'expected "," or "}"; found "1"'],
    ['😀', 1, 1, 'expected a value; found "😀"'],
    ['{', 1, 2, 'expected a name in double quotes; the text ends here'],
  ])('%j is found at line %i, column %i', (text, line, column, message) => {
    expect(jsonProblem(text)).toEqual({line, column, message});
  });

  it('may be nested a hundred thousand times', () => {
    expect(jsonProblem('['.repeat(100_000))).toEqual({
      line: 1,
      column: 100_001,
      message: 'expected a value; the text ends here',
    });
  });

  it('is told from JSON as the browser tells it, and always ends in a place inside the text', () => {
    const almost = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', ']', '{', ':', 'x', '\n', '\\'),
      )
      .map(([json, at, piece]) => {
        const cut = at % (json.length + 1);
        return json.slice(0, cut) + piece + json.slice(cut + 1);
      });
    fc.assert(
      fc.property(almost, (text) => {
        const problem = jsonProblem(text);
        if (!problem) return void JSON.parse(text);
        const lines = text.split('\n');
        expect(problem.line).toBeLessThanOrEqual(lines.length);
        expect(problem.column).toBeLessThanOrEqual((lines[problem.line - 1]?.length ?? 0) + 1);
      }),
      {numRuns: 500},
    );
  });
});
