import {isElement, type HtmlElement, type HtmlNode} from './htmlNode';

/** The links below a node that lead to the element they stand in, or to themselves: a reader's way to copy an address. */
export function selfLinks(
  node: HtmlNode,
  ids: ReadonlySet<string> = new Set(),
  found = new Set<HtmlElement>(),
): ReadonlySet<HtmlElement> {
  if (!isElement(node)) return found;
  const id = node.attribute('id');
  const inside = id === undefined ? ids : new Set([...ids, id]);
  if (node.tagName === 'a' && inside.has(targetOf(node))) found.add(node);
  for (const child of node.children) selfLinks(child, inside, found);
  return found;
}

function targetOf(link: HtmlElement): string {
  const href = link.attribute('href') ?? '';
  try {
    return href.startsWith('#') ? decodeURIComponent(href.slice(1)) : '';
  } catch {
    return '';
  }
}
