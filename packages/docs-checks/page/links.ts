import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {lineOf} from './lineOf';
import {textOf} from './textOf';
import type {Image, Link} from './types';

function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Collects links, in Markdown or as `<a>`, `<Link>` and the like. */
export function links(tree: Root): Link[] {
  const found: Link[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') found.push({url: node.url, text: textOf(node), line: lineOf(node)});
    if (node.type === 'definition')
      found.push({url: node.url, text: node.label ?? '', line: lineOf(node)});
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const url = attribute(node, 'href') ?? attribute(node, 'to');
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
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isElement && node.name === 'img') {
      found.push({
        url: attribute(node, 'src') ?? '',
        alt: attribute(node, 'alt') ?? '',
        line: lineOf(node),
      });
    }
  });
  return found;
}
