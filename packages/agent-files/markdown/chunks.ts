import type {Block} from '@toolhive-docs/page-model';
import type {BlockContent} from 'mdast';
import {blockNode, detailsLabel, tabLabel} from './blockNodes';
import type {MarkdownOptions} from './MarkdownOptions';

/** A piece of a page's Markdown, and the block whose addresses it holds. */
export interface Chunk {
  readonly nodes: readonly BlockContent[];
  readonly block?: Block;
}

/** Takes a page apart into pieces that stand at the beginning of a line; frames that Markdown does not know fall away. */
export function chunks(blocks: readonly Block[], options: MarkdownOptions): Chunk[] {
  const inside = (inner: readonly Block[]): Chunk[] => chunks(inner, options);
  return blocks.flatMap((block): Chunk[] => {
    switch (block.kind) {
      case 'quiet':
      case 'operation':
        return inside(block.blocks);
      case 'details':
        return [{nodes: detailsLabel(block.summary, options)}, ...inside(block.blocks)];
      case 'tabs':
        return block.panels.flatMap((panel, at) => [
          {nodes: [tabLabel(block, at)]},
          ...inside(panel.blocks),
        ]);
      case 'list':
        // Cards with headings are no list of a text.
        return block.items.some((item) => item.blocks.some(({kind}) => kind === 'heading'))
          ? block.items.flatMap((item) => inside(item.blocks))
          : [{nodes: blockNode(block, options), block}];
      default:
        return [{nodes: blockNode(block, options), block}];
    }
  });
}
