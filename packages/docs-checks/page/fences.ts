import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from '@toolhive-docs/code-fences';
import {sectionAt} from './headings';
import {lineOf} from './lineOf';
import type {Fence, Heading} from './types';

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
      next: next && ('name' in next && typeof next.name === 'string' ? next.name : next.type),
    });
  });
  return found;
}

function metaAt(meta: string, line: number) {
  try {
    return parseFenceMeta(meta);
  } catch (error) {
    throw new Error(`line ${line}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
