import {oneLine} from './elementText';
import type {Block, Inline} from './types';

/** The text of inlines as it is searched, with its white space. */
function raw(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      switch (inline.kind) {
        case 'text':
        case 'code':
          return inline.text;
        case 'break':
          return '\n';
        case 'image':
          return ' ';
        case 'quiet':
          return '';
        default:
          return raw(inline.inlines);
      }
    })
    .join('');
}

/** The searched text of inlines, in one line. */
export const plainText = (inlines: readonly Inline[]): string => oneLine(raw(inlines));

/** The searched text of blocks, in one line. */
export const blocksText = (blocks: readonly Block[]): string =>
  oneLine(blocks.map(blockText).join(' '));

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return raw(block.inlines);
    case 'code':
      return block.code;
    case 'list':
      return block.items.map(({blocks}) => blocksText(blocks)).join(' ');
    case 'table':
      return block.rows.flatMap(({cells}) => cells.map(blocksText)).join(' ');
    case 'terms':
      return block.terms
        .map(({inlines, blocks}) => `${raw(inlines)} ${blocksText(blocks)}`)
        .join(' ');
    case 'tabs':
      return block.panels.map(({blocks}) => blocksText(blocks)).join(' ');
    case 'admonition':
      return `${block.title} ${blocksText(block.blocks)}`;
    case 'details':
      return `${raw(block.summary)} ${blocksText(block.blocks)}`;
    case 'diagram':
    case 'quiet':
      return '';
    case 'operation':
    case 'quote':
      return blocksText(block.blocks);
  }
}
