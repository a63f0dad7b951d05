import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** The elements of some names in an element or a page. */
export function elementsIn(node: Element | Root, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (one) => {
    if (names.includes(one.tagName)) found.push(one);
  });
  return found;
}
