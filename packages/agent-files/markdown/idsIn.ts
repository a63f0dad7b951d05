import type {Block} from '@toolhive-docs/page-model';

/** The addresses of rows, terms and headings inside a block. */
export function idsIn(block: Block): string[] {
  const inside = (blocks: readonly Block[]): string[] => blocks.flatMap(idsIn);
  const own = (id: string | null): string[] => (id === null ? [] : [id]);
  switch (block.kind) {
    case 'heading':
      return own(block.id);
    case 'table':
      return block.rows.flatMap(({id, cells}) => [...own(id), ...cells.flatMap(inside)]);
    case 'terms':
      return block.terms.flatMap(({id, blocks}) => [...own(id), ...inside(blocks)]);
    case 'list':
      return block.items.flatMap(({blocks}) => inside(blocks));
    case 'tabs':
      return block.panels.flatMap(({blocks}) => inside(blocks));
    case 'admonition':
    case 'details':
    case 'operation':
    case 'quiet':
    case 'quote':
      return inside(block.blocks);
    case 'text':
    case 'code':
    case 'diagram':
      return [];
  }
}
