import type {Nodes, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {sectionAt} from './headings';
import {lineOf} from './lineOf';
import {textOf} from './textOf';
import type {CodeSpan, Heading} from './types';

const CONTEXT = 60;

/** Collects inline code with the words around it. */
export function spans(tree: Root, list: readonly Heading[]): CodeSpan[] {
  const found: CodeSpan[] = [];
  visitParents(tree, 'inlineCode', (node, ancestors) => {
    const link = ancestors.find((ancestor) => ancestor.type === 'link');
    const path: Nodes[] = [...ancestors, node];
    const block = path.findLastIndex((each) =>
      ['paragraph', 'heading', 'tableCell'].includes(each.type),
    );
    let before = '';
    let after = '';
    for (let depth = Math.max(block, 0); depth < path.length - 1; depth++) {
      const parent = path[depth];
      const child = path[depth + 1];
      if (!parent || !child || !('children' in parent)) continue;
      const siblings: Nodes[] = parent.children;
      const index = siblings.indexOf(child);
      before += siblings
        .slice(0, index)
        .map((each) => textOf(each))
        .join('');
      after =
        siblings
          .slice(index + 1)
          .map((each) => textOf(each))
          .join('') + after;
    }
    const line = lineOf(node);
    found.push({
      code: node.value,
      line,
      section: sectionAt(list, line),
      before: before.slice(-CONTEXT),
      after: after.slice(0, CONTEXT),
      link: link?.url,
    });
  });
  return found;
}
