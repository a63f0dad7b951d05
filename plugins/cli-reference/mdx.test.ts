import fc from 'fast-check';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {code, escapeText, table} from './mdx';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** Printable text on one line without spaces at its ends. */
const line = fc
  .string({
    unit: fc.integer({min: 0x20, max: 0x7e}).map((point) => String.fromCharCode(point)),
    minLength: 1,
    maxLength: 40,
  })
  .map((text) => text.trim())
  .filter((text) => text !== '');

describe('escaping text for MDX', () => {
  it('keeps any text as plain text in a paragraph', () => {
    fc.assert(
      fc.property(line, (text) => {
        const tree = parser.parse(escapeText(text));
        expect(tree.children.map((node) => node.type)).toEqual(['paragraph']);
        expect(toString(tree)).toBe(text);
      }),
      {numRuns: 300},
    );
  });

  it.each([
    '<none>',
    '{x}',
    'a | b',
    '- item',
    '# heading',
    '1. first',
    'import x',
    'host:port',
    '&lt;',
    'a*b*c',
    '=== ',
  ])('keeps %s', (text) => {
    expect(toString(parser.parse(escapeText(text.trim())))).toBe(text.trim());
  });

  it('leaves ordinary sentences as they are', () => {
    const sentence = "Prints the path, or says that none is set: it's 10 - 3 = 7.";
    expect(escapeText(sentence)).toBe(sentence);
  });
});

describe('making MDX', () => {
  it('keeps a pipe inside its table cell, in text and in code', () => {
    const tree = parser.parse(table(['A'], [[code('true|false')], [escapeText('x | y')]]));
    const [, first, second] = tree.children[0]?.type === 'table' ? tree.children[0].children : [];
    expect([first, second].map((row) => row && toString(row))).toEqual(['true|false', 'x | y']);
  });

  it.each(['a `b`', 'x``y', 'x`y``z', '``'])('keeps backticks in a code span: %s', (text) => {
    expect(toString(parser.parse(code(text)))).toBe(text);
  });
});
