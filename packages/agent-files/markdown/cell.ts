import type {Block} from '@toolhive-docs/page-model';
import type {PhrasingContent} from 'mdast';
import type {MarkdownOptions} from './MarkdownOptions';
import {phrasing} from './phrasing';

const BREAK: PhrasingContent = {type: 'html', value: '<br>'};
const SPACE: PhrasingContent = {type: 'text', value: ' '};

/** The blocks of a table cell in one line, which is all that a Markdown table can hold. */
export function cell(blocks: readonly Block[], options: MarkdownOptions): PhrasingContent[] {
  return joined(
    blocks.map((block) => line(block, options)).filter((part) => part.length > 0),
    BREAK,
  ).map((node) => (node.type === 'break' ? BREAK : node));
}

function line(block: Block, options: MarkdownOptions): PhrasingContent[] {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return phrasing(block.inlines, options);
    case 'code':
      return joined(
        block.code.split('\n').map((value): PhrasingContent[] => [{type: 'inlineCode', value}]),
        BREAK,
      );
    case 'list':
      return joined(
        block.items.map(({blocks}) => [{type: 'text', value: '• '}, ...cell(blocks, options)]),
        BREAK,
      );
    case 'terms':
      return joined(
        block.terms.map(({inlines, blocks}) => [
          ...phrasing(inlines, options),
          SPACE,
          ...cell(blocks, options),
        ]),
        BREAK,
      );
    case 'table':
      return joined(
        block.rows.map(({cells}) =>
          joined(
            cells.map((inner) => cell(inner, options)),
            SPACE,
          ),
        ),
        BREAK,
      );
    case 'tabs':
      return joined(
        block.panels.map(({label, blocks}) => [
          {type: 'strong', children: [{type: 'text', value: label}]},
          SPACE,
          ...cell(blocks, options),
        ]),
        BREAK,
      );
    case 'details':
      return joined([phrasing(block.summary, options), cell(block.blocks, options)], BREAK);
    case 'admonition':
      return joined([[{type: 'text', value: block.title}], cell(block.blocks, options)], BREAK);
    case 'diagram':
      return [{type: 'image', alt: block.title, url: options.resolve(block.src)}];
    case 'quiet':
    case 'quote':
    case 'operation':
      return cell(block.blocks, options);
  }
}

function joined(
  parts: readonly PhrasingContent[][],
  separator: PhrasingContent,
): PhrasingContent[] {
  return parts.flatMap((part, at) => (at === 0 ? part : [separator, ...part]));
}
