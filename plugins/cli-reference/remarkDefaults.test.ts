import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {remarkDefaults} from './remarkDefaults';
import {specFile} from './testing/spec';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

function transformed(text: string): Root {
  const tree = parser.parse(text);
  remarkDefaults({specFile})(tree, {path: 'docs/page.mdx'});
  return tree;
}

describe('defaults in pages', () => {
  it('become inline code inside a sentence', () => {
    expect(transformed('The port is <Default of="thv serve --port" />.')).toMatchObject({
      children: [
        {
          type: 'paragraph',
          children: [{value: 'The port is '}, {type: 'inlineCode', value: '8080'}, {value: '.'}],
        },
      ],
    });
  });

  it('become a paragraph of code on a line of their own', () => {
    expect(transformed('<Default of="thv serve --host" />')).toMatchObject({
      children: [{type: 'paragraph', children: [{type: 'inlineCode', value: '127.0.0.1'}]}],
    });
  });

  it('become code in a table cell, false included', () => {
    const tree = transformed('| a |\n|---|\n| <Default of="thv run --foreground" /> |');
    expect(JSON.stringify(tree)).toContain('"type":"inlineCode","value":"false"');
  });

  it('leave other elements alone', () => {
    expect(transformed('<Tabs>x</Tabs>')).toEqual(parser.parse('<Tabs>x</Tabs>'));
  });

  it.each([
    [
      'an unknown flag',
      '<Default of="thv serve --prot" />',
      'docs/page.mdx:1 <Default>: unknown flag --prot for thv serve; did you mean --port?',
    ],
    [
      'a flag without default',
      'x\n\n<Default of="thv run --name" />',
      'docs/page.mdx:3 <Default>: thv run --name has no default',
    ],
    [
      'a missing attribute',
      '<Default />',
      'docs/page.mdx:1 <Default>: <Default> needs the attribute of="<command> <flag>"',
    ],
    ['an expression', '<Default of={x} />', 'needs the attribute'],
  ])('fail for %s with file and line', (_, text, message) => {
    expect(() => transformed(text)).toThrow(message);
  });

  it('report every wrong element at once', () => {
    expect(() => transformed('<Default of="a --b" />\n\n<Default of="c --d" />')).toThrow(
      /page\.mdx:1 .*\n.*page\.mdx:3 /,
    );
  });
});
