import {plainText, blocksText, type Page, type Block} from '@toolhive-docs/page-model';
import type {BlockContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {chunks, type Chunk} from './blockNodes';
import type {MarkdownOptions} from './phrasing';
import type {Section} from '../PageIndex';

/** A page as Markdown. */
export interface Rendered {
  readonly text: string;
  readonly sections: readonly Section[];
}

const write = (children: readonly BlockContent[]): string =>
  toMarkdown(
    {type: 'root', children: [...children]},
    {
      bullet: '-',
      rule: '-',
      emphasis: '_',
      extensions: [gfmToMarkdown({tablePipeAlign: false, tableCellPadding: true})],
    },
  ).trimEnd();

/** Writes a page as Markdown, all of it: every panel of tabs, what is folded, and the source of diagrams. */
export function renderMarkdown(page: Page, options: MarkdownOptions): Rendered {
  const headings: Section[] = [];
  const others: Section[] = [];
  let text = '';
  for (const chunk of chunks(page.blocks, options)) {
    const written = write(chunk.nodes);
    if (written === '') continue;
    if (text !== '') text += '\n\n';
    const start = text.length;
    mark(chunk, written, start, headings, others);
    text += written;
  }
  const end = text.length;
  const closed = headings.map((section, at) => {
    const next = headings
      .slice(at + 1)
      .find(({level}) => level !== null && section.level !== null && level <= section.level);
    return {...section, end: next ? next.start - 2 : end};
  });
  const holder = ({start}: Section): Section | undefined =>
    closed.findLast((section) => section.start <= start);
  const placed = others.flatMap((section) => {
    if (section.table !== undefined) return [section];
    const around = holder(section);
    return around ? [{...around, id: section.id, level: null}] : [];
  });
  const seen = new Set<string>();
  return {
    text,
    sections: [...closed, ...placed].filter(({id}) => id === '' || (!seen.has(id) && seen.add(id))),
  };
}

/** Notes the addresses of a chunk. */
function mark(
  {block}: Chunk,
  written: string,
  start: number,
  headings: Section[],
  others: Section[],
): void {
  if (block?.kind === 'heading') {
    const title = plainText(block.inlines);
    headings.push({id: block.id ?? '', level: block.level, title, start, end: start});
    return;
  }
  if (!block) return;
  if (block.kind === 'table') {
    const lines = written.split('\n');
    // The head and its rule, or an empty head and its rule.
    const before = block.rows[0]?.isHead === true ? 1 : 2;
    block.rows.forEach(({id, cells}, at) => {
      const line = at === 0 && block.rows[0]?.isHead === true ? 0 : at + before;
      if (id === null || line === 0) return;
      const from = start + lines.slice(0, line).join('\n').length + 1;
      const title = blocksText(cells[0] ?? []);
      const end = from + (lines[line] ?? '').length;
      others.push({id, level: null, title, start: from, end, table: start});
    });
  }
  for (const id of idsIn(block)) others.push({id, level: null, title: '', start, end: start});
}

/** The addresses of rows, terms and headings inside a block. */
function idsIn(block: Block): string[] {
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
