import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Any node of a parsed page. */
export type HtmlNode = Root | RootContent | ElementContent;

/** True for an element of one of the given names, or of any name. */
export function isElement(node: HtmlNode, ...names: string[]): node is Element {
  return node.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** A node's children; none for text and comments. */
export function childrenOf(node: HtmlNode): readonly HtmlNode[] {
  return 'children' in node ? node.children : [];
}

/** An attribute as text: lists are joined, an empty attribute is '', a missing one undefined. */
export function attribute(node: Element, name: string): string | undefined {
  const value = node.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** True when the element carries the class. */
export function hasClass(node: Element, name: string): boolean {
  const names = node.properties.className;
  return Array.isArray(names) && names.includes(name);
}

/** The first element, in document order, for which `test` holds. */
export function find(node: HtmlNode, test: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && test(node)) return node;
  for (const child of childrenOf(node)) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** Every element for which `test` holds, in document order. */
export function findAll(node: HtmlNode, test: (element: Element) => boolean): Element[] {
  const here = isElement(node) && test(node) ? [node] : [];
  return [...here, ...childrenOf(node).flatMap((child) => findAll(child, test))];
}
