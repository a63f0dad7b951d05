import type {Element} from 'hast';
import {visit} from 'unist-util-visit';

/** The elements of some names in an element. */
export function elementsIn(node: Element, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (one) => {
    if (names.includes(one.tagName)) found.push(one);
  });
  return found;
}
