import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from './lineOf';
import {textOf} from './textOf';
import type {Heading} from './types';

/** Collects the headings with their explicit ids. */
export function headings(tree: Root): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const [, text = '', id] = /^(.*?)\s*(?:\{#(\S+)\})?$/s.exec(textOf(node)) ?? [];
    found.push({depth: node.depth, text, id, line: lineOf(node)});
  });
  return found;
}

/** Number of the heading that a line stands under; 0 before the first one. */
export function sectionAt(list: readonly Heading[], line: number): number {
  return list.filter((heading) => heading.line <= line).length;
}
