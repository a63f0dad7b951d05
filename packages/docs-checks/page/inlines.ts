import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';
import {attributeOf, isElement, lineOf, textOf, textsOf} from './markdown';
import type {CodeSpan, Image, Link} from './types';

/** Collects links, in Markdown or as `<a>`, `<Link>` and the like. */
export function links(tree: Root): Link[] {
  const found: Link[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') found.push({url: node.url, text: textOf(node), line: lineOf(node)});
    if (node.type === 'definition')
      found.push({url: node.url, text: node.label ?? '', line: lineOf(node)});
    if (isElement(node)) {
      const url = attributeOf(node, 'href') ?? attributeOf(node, 'to');
      if (url !== undefined) found.push({url, text: textOf(node), line: lineOf(node)});
    }
  });
  return found;
}

/** Collects images, in Markdown or as `<img>`. */
export function images(tree: Root): Image[] {
  const found: Image[] = [];
  visit(tree, (node) => {
    if (node.type === 'image') found.push({url: node.url, alt: node.alt ?? '', line: lineOf(node)});
    if (isElement(node) && node.name === 'img') {
      found.push({
        url: attributeOf(node, 'src') ?? '',
        alt: attributeOf(node, 'alt') ?? '',
        line: lineOf(node),
      });
    }
  });
  return found;
}

const CONTEXT = 60;

/** Collects inline code with the words around it. */
export function spans(tree: Root): CodeSpan[] {
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
      before += textsOf(siblings.slice(0, index));
      after = textsOf(siblings.slice(index + 1)) + after;
    }
    found.push({
      code: node.value,
      line: lineOf(node),
      before: before.slice(-CONTEXT),
      after: after.slice(0, CONTEXT),
      link: link?.url,
    });
  });
  return found;
}
