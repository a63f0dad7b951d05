import type {Block} from '@toolhive-docs/page-model';
import type {PhrasingContent} from 'mdast';
import {type MarkdownOptions, phrasing} from './phrasing';

const BREAK: PhrasingContent = {type: 'html', value: '<br>'};
const SPACE: PhrasingContent = {type: 'text', value: ' '};

/** The blocks of a table cell in one line, which is all that a Markdown table can hold. */
export function cell(blocks: readonly Block[], options: MarkdownOptions): PhrasingContent[] {
  const lines = blocks.flatMap((block) => linesOf(block, options));
  return joined(
    lines.filter((line) => line.length > 0),
    BREAK,
  ).map((node) => (node.type === 'break' ? BREAK : node));
}

function linesOf(block: Block, options: MarkdownOptions): PhrasingContent[][] {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return [phrasing(block.inlines, options)];
    case 'code':
      return block.code.split('\n').map((value) => [{type: 'inlineCode', value}]);
    case 'list':
      return block.items.map(({blocks}) => [{type: 'text', value: '• '}, ...cell(blocks, options)]);
    case 'terms':
      return block.terms.map(({inlines, blocks}) => [
        ...phrasing(inlines, options),
        SPACE,
        ...cell(blocks, options),
      ]);
    case 'table':
      return block.rows.map(({cells}) =>
        joined(
          cells.map((inner) => cell(inner, options)),
          SPACE,
        ),
      );
    case 'tabs':
      return block.panels.map(({label, blocks}) => [
        {type: 'strong', children: [{type: 'text', value: label}]},
        SPACE,
        ...cell(blocks, options),
      ]);
    case 'details':
      return [phrasing(block.summary, options), cell(block.blocks, options)];
    case 'admonition':
      return [[{type: 'text', value: block.title}], cell(block.blocks, options)];
    case 'diagram':
      return [[{type: 'image', alt: block.title, url: options.resolve(block.src)}]];
    case 'quiet':
    case 'quote':
    case 'operation':
      return [cell(block.blocks, options)];
  }
}

function joined(
  parts: readonly PhrasingContent[][],
  separator: PhrasingContent,
): PhrasingContent[] {
  return parts.flatMap((part, at) => (at === 0 ? part : [separator, ...part]));
}
