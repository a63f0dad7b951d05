import type {Block, Code, Inline} from '@toolhive-docs/page-model';
import type {BlockContent, Paragraph, PhrasingContent, TableRow} from 'mdast';
import {cell} from './cell';
import {type MarkdownOptions, phrasing} from './phrasing';

/** One block as nodes of Markdown: mostly one; tabs and details become a label and what follows it. */
function blockNode(block: Block, options: MarkdownOptions): BlockContent[] {
  const inside = (blocks: readonly Block[]): BlockContent[] =>
    blocks.flatMap((inner) => blockNode(inner, options));
  switch (block.kind) {
    case 'heading':
      return [{type: 'heading', depth: block.level, children: phrasing(block.inlines, options)}];
    case 'text':
      return paragraphs(phrasing(block.inlines, options));
    case 'code':
      return [codeNode(block)];
    case 'list':
      return [
        {
          type: 'list',
          ordered: block.start !== null,
          start: block.start,
          spread: false,
          children: block.items.map(({checked, blocks}) => ({
            type: 'listItem',
            checked: checked ?? null,
            spread: false,
            children: inside(blocks),
          })),
        },
      ];
    case 'terms':
      return [
        {
          type: 'list',
          spread: false,
          children: block.terms.map(({inlines, blocks}) => ({
            type: 'listItem',
            spread: false,
            children: [...paragraphs(phrasing(inlines, options)), ...inside(blocks)],
          })),
        },
      ];
    case 'table':
      return [{type: 'table', children: rows(block, options)}];
    case 'tabs':
      return block.panels.flatMap(({blocks}, at) => [tabLabel(block, at), ...inside(blocks)]);
    case 'admonition':
      return [{type: 'blockquote', children: [admonitionLabel(block), ...inside(block.blocks)]}];
    case 'details':
      return [...detailsLabel(block.summary, options), ...inside(block.blocks)];
    case 'diagram':
      return diagram(block, options);
    case 'quote':
      return [{type: 'blockquote', children: inside(block.blocks)}];
    case 'quiet':
    case 'operation':
      return inside(block.blocks);
  }
}

const label = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [{type: 'text', value}],
});
const paragraphs = (children: PhrasingContent[]): Paragraph[] =>
  children.length === 0 ? [] : [{type: 'paragraph', children}];

/** Names a panel, and says how many there are: none of them is hidden here. */
function tabLabel({about, panels}: Extract<Block, {kind: 'tabs'}>, at: number): Paragraph {
  const place = ` (${about === '' ? '' : `${about}, `}${at + 1} of ${panels.length})`;
  return {
    type: 'paragraph',
    children: [label(panels[at]?.label ?? ''), {type: 'text', value: place}],
  };
}

/** Names what a reader would open. */
function detailsLabel(summary: readonly Inline[], options: MarkdownOptions): Paragraph[] {
  const children = phrasing(summary, options);
  const marked: PhrasingContent[] = children.every(({type}) => type === 'text')
    ? [{type: 'strong', children}]
    : children;
  return children.length === 0 ? [] : paragraphs(marked);
}

function admonitionLabel({tone, title}: Extract<Block, {kind: 'admonition'}>): Paragraph {
  const kind = tone.charAt(0).toUpperCase() + tone.slice(1);
  const isNamed = title !== '' && title.toLowerCase() !== tone;
  return {type: 'paragraph', children: [label(isNamed ? `${kind}: ${title}` : kind)]};
}

function codeNode({language, title, use, code}: Code): BlockContent {
  const meta = [
    title === undefined ? '' : `title=${JSON.stringify(title)}`,
    use === 'input' ? '' : use,
  ].filter(Boolean);
  return {
    type: 'code',
    lang: language || 'text',
    meta: meta.length > 0 ? meta.join(' ') : null,
    value: code,
  };
}

/** The first row of a Markdown table is its head, empty where the page's table has none. */
function rows({rows: read}: Extract<Block, {kind: 'table'}>, options: MarkdownOptions): TableRow[] {
  const written = read.map(({cells}) => tableRow(cells.map((blocks) => cell(blocks, options))));
  const width = Math.max(0, ...read.map(({cells}) => cells.length));
  return read[0]?.isHead === true
    ? written
    : [tableRow(Array.from({length: width}, () => [])), ...written];
}

const tableRow = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

/** The text alternative of a drawing and its source. */
function diagram(
  {title, src}: Extract<Block, {kind: 'diagram'}>,
  {resolve, diagramSource}: MarkdownOptions,
): BlockContent[] {
  const source = diagramSource(src);
  if (source === undefined)
    return paragraphs([{type: 'image', alt: `Diagram: ${title}`, url: resolve(src)}]);
  const described = /^[ \t]*accDescr:[ \t]*(\S.*)$/m.exec(source)?.[1] ?? '';
  return [
    ...paragraphs([
      label(`Diagram: ${title}`),
      {type: 'text', value: described === '' ? '' : `: ${described}`},
    ]),
    {type: 'code', lang: 'mermaid', value: source},
  ];
}

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
