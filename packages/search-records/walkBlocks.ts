import {blocksText, plainText, type Block, type Row} from '@toolhive-docs/page-model';
import {codeTexts} from './codeTexts';
import type {Outline} from './outline';

/** Level of the first cell of a table row and of a defined term. Source: the public crawler's rules. */
const ROW_LEVEL = 5;
/** Level of a tab's label, below everything else that can name a piece of text. */
const TAB_LEVEL = 6;

/** Id of the section that only leads on: each of its links is found where it leads. */
const LEADING_ON = 'next';

/** Writes what a reader can look for in some blocks into the outline: headings, table rows, samples, and every run of text. */
export function walkBlocks(blocks: readonly Block[], outline: Outline): void {
  let leadsOn = false;
  for (const block of blocks) {
    if (block.kind === 'heading') leadsOn = block.id === LEADING_ON;
    if (!leadsOn) walkBlock(block, outline);
  }
}

function walkBlock(block: Block, outline: Outline): void {
  switch (block.kind) {
    case 'heading':
      return outline.heading(block.level, plainText(block.inlines), block.id);
    case 'text':
      return outline.content(plainText(block.inlines));
    case 'code':
      return codeTexts(block).forEach((text) => outline.content(text));
    case 'table':
      return block.rows.forEach((row) => tableRow(row, outline));
    case 'terms':
      return outline.inside(() => {
        for (const {id, inlines, blocks} of block.terms) {
          outline.heading(ROW_LEVEL, plainText(inlines), id);
          walkBlocks(blocks, outline);
        }
      });
    case 'list':
      return block.items.forEach(({blocks}) => walkBlocks(blocks, outline));
    case 'tabs':
      return block.panels.forEach(({label, blocks}) =>
        outline.inside(() => {
          outline.label(TAB_LEVEL, label);
          walkBlocks(blocks, outline);
        }),
      );
    case 'admonition':
      outline.content(block.title);
      return walkBlocks(block.blocks, outline);
    case 'details':
      outline.content(plainText(block.summary));
      return walkBlocks(block.blocks, outline);
    case 'operation':
    case 'quote':
      return walkBlocks(block.blocks, outline);
    case 'diagram':
    case 'quiet':
      return undefined;
  }
}

/** First cell: a heading of its own, with its own anchor if it has one. The other cells: its text. */
function tableRow({id, isHead, cells}: Row, outline: Outline): void {
  const [first, ...others] = cells;
  if (!first || isHead) return;
  outline.inside(() => {
    outline.heading(ROW_LEVEL, blocksText(first), id);
    outline.content(
      others
        .map(blocksText)
        .filter((text) => text !== '')
        .join(' · '),
    );
  });
}
