import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from './lineOf';
import {textOf} from './textOf';
import {CODE_MARK, type TextBlock} from './types';

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
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && node.name !== null && PROSE_ELEMENTS.has(node.name) ? 'paragraph' : undefined;
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
