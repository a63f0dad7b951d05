import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(rehypeParse);

/** The HTML of an address as the server sends it, for questions that need no browser. */
export async function readHtml(url: string): Promise<Root> {
  // Reading a page takes long enough for a connection that is kept to be closed by the other side.
  const answer = await fetch(url, {headers: {connection: 'close'}});
  return parser.parse(await answer.text());
}

/** All elements below a node that pass a test, in the order of the page. */
export function elements(
  node: Root | Element | undefined,
  passes: (element: Element) => boolean,
): Element[] {
  const found: Element[] = [];
  if (node) {
    visit(node, 'element', (element) => {
      if (passes(element)) found.push(element);
    });
  }
  return found;
}

/** Whether an element has a class. */
export const hasClass =
  (name: string) =>
  ({properties}: Element): boolean =>
    Array.isArray(properties['className']) && properties['className'].includes(name);

/** Label and address of each link below a node. */
export function links(node: Root | Element | undefined): {label: string; href: string}[] {
  return elements(node, ({tagName}) => tagName === 'a').map((link) => ({
    label: link.properties['ariaLabel']?.toString() ?? toString(link),
    href: String(link.properties['href']),
  }));
}
