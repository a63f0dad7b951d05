import {attributesOf} from '@toolhive-docs/hosting';

/** A piece of text, entities replaced. */
export interface HtmlText {
  readonly type: 'text';
  readonly value: string;
}

/** An element, or the page itself, whose name is empty. */
export class HtmlElement {
  readonly type = 'element';
  readonly children: HtmlNode[] = [];
  #read: ReadonlyMap<string, string> | undefined;

  constructor(
    /** In lower case. */
    readonly tagName: string,
    /** Its attributes as they are written. */
    private readonly source: string,
  ) {}

  /** An attribute's value; '' when it has none, undefined without the attribute. */
  attribute(name: string): string | undefined {
    // Most elements have few attributes, and are asked for many.
    if (!this.source.includes(name)) return undefined;
    return (this.#read ??= attributesOf(this.source)).get(name);
  }

  /** True when the element carries the class. */
  hasClass(name: string): boolean {
    return (
      this.source.includes(name) && (this.attribute('class') ?? '').split(/\s+/).includes(name)
    );
  }
}

/** Any node of a parsed page. */
export type HtmlNode = HtmlElement | HtmlText;

/** True for an element of one of the given names, or of any name. */
export function isElement(node: HtmlNode, ...names: string[]): node is HtmlElement {
  return node.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** The first element, in document order, for which `test` holds. */
export function find(
  node: HtmlNode,
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  if (!isElement(node)) return undefined;
  if (test(node)) return node;
  for (const child of node.children) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** Every element for which `test` holds, in document order. */
export function findAll(
  node: HtmlNode,
  test: (element: HtmlElement) => boolean,
  found: HtmlElement[] = [],
): HtmlElement[] {
  if (!isElement(node)) return found;
  if (test(node)) found.push(node);
  for (const child of node.children) findAll(child, test, found);
  return found;
}

/** All text of a node as it is written, but that of elements to skip. */
export function rawText(node: HtmlNode, isSkipped?: (element: HtmlElement) => boolean): string {
  if (node.type === 'text') return node.value;
  return isSkipped?.(node) ? '' : node.children.map((one) => rawText(one, isSkipped)).join('');
}
