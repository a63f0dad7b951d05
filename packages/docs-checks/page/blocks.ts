import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from '@toolhive-docs/code-fences';
import {isElement, lineOf, textOf} from './markdown';
import {CODE_MARK, type Fence, type Heading, type Table, type TextBlock} from './types';

/** Collects the headings with their explicit ids. */
export function headings(tree: Root): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const written = textOf(node);
    const [mark = '', id] = /\{#(\S+)\}$/.exec(written) ?? [];
    const text = written.slice(0, written.length - mark.length).trimEnd();
    found.push({depth: node.depth, text, id, line: lineOf(node)});
  });
  return found;
}

/** Number of the heading that a line stands under; 0 before the first one. */
function sectionAt(list: readonly Heading[], line: number): number {
  return list.filter((heading) => heading.line <= line).length;
}

/**
 * Collects the code fences.
 * @throws Error with the line when an info string has an unknown word.
 */
export function fences(tree: Root, list: readonly Heading[]): Fence[] {
  const found: Fence[] = [];
  visit(tree, 'code', (node, index, parent) => {
    const line = lineOf(node);
    const following =
      parent && index !== undefined ? (parent.children.slice(index + 1) as Nodes[]) : [];
    const next = following.find((sibling) => sibling.type !== 'mdxFlowExpression');
    found.push({
      language: node.lang ?? '',
      meta: metaAt(node.meta ?? '', line),
      code: node.value,
      line,
      section: sectionAt(list, line),
      described: next !== undefined && isTextAlternative(next),
    });
  });
  return found;
}

const SUMMARY = 'Text description';

/** A `<details>` with the summary "Text description", and a text. */
function isTextAlternative(node: Nodes): boolean {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'details') return false;
  const summaries: string[] = [];
  visit(node, (part) => {
    if ('name' in part && part.name === 'summary') summaries.push(textOf(part).trim());
  });
  return summaries[0] === SUMMARY && textOf(node).trim() !== SUMMARY;
}

function metaAt(meta: string, line: number) {
  try {
    return parseFenceMeta(meta);
  } catch (error) {
    throw new Error(`line ${line}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Collects tables cell by cell, code in backticks. */
export function tables(tree: Root): Table[] {
  const found: Table[] = [];
  visit(tree, 'table', (node) => {
    const columns = node.children[0]?.children ?? [];
    const rows = node.children.map((row) => ({
      line: lineOf(row),
      cells: row.children.map((cell) => textOf(cell, (code) => `\`${code}\``).trim()),
      empty: columns.flatMap((_, at) => (row.children[at]?.children.length ? [] : [at])),
    }));
    found.push({header: rows[0]?.cells ?? [], rows: rows.slice(1)});
  });
  return found;
}

/** Elements that hold a line of prose directly, such as the summary of `<details>`. */
const PROSE_ELEMENTS = new Set([
  'summary',
  'p',
  'td',
  'th',
  'dt',
  'dd',
  'li',
  'figcaption',
  'caption',
]);

function kindOf(node: Nodes): TextBlock['kind'] | undefined {
  if (node.type === 'paragraph')
    return node.data && 'directiveLabel' in node.data ? 'title' : 'paragraph';
  if (node.type === 'heading') return 'heading';
  if (node.type === 'tableCell') return 'cell';
  return isElement(node) && PROSE_ELEMENTS.has(node.name ?? '') ? 'paragraph' : undefined;
}

/** Collects what readers read, block by block; inline code becomes {@link CODE_MARK} and heading ids are left out. */
export function texts(tree: Root): TextBlock[] {
  const found: TextBlock[] = [];
  visit(tree, (node, _index, parent) => {
    const kind = kindOf(node);
    if (kind === undefined || (parent && kindOf(parent) !== undefined)) return;
    const text = textOf(node, () => CODE_MARK).replace(/\s*\{#\S+\}$/, '');
    if (text.trim() !== '') found.push({text, kind, line: lineOf(node)});
  });
  return found;
}
