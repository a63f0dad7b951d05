import {pageFacts} from './pageFacts';
import {parseHtml} from './parseHtml';
import {plainText} from './plainText';
import {blockReader} from './readBlocks';
import type {Page} from './types';
import {find, type HtmlElement, isElement, type HtmlNode} from './htmlNode';

/** Where a rendered page will be found. */
export interface PageAddress {
  /** Path of the page, without the site's host and base path: `/toolhive/quickstart`. */
  readonly route: string;
  /** Its address; the route when left out. */
  readonly url?: string;
}

const EXCLUDED = /^\/(theme-preview|search|404(\.html)?)\/?$/;

/**
 * Reads a built page. This is the one walk over a page: what is searched, and what programs read, comes from it.
 *
 * @returns nothing for a page that is not documentation: `noindex`, the search page, the theme preview, the 404 page.
 */
export function readPage(html: string, {route, url = route}: PageAddress): Page | undefined {
  if (EXCLUDED.test(route)) return undefined;
  const tree = parseHtml(html);
  const facts = pageFacts(tree, route);
  const content = facts.indexed ? contentOf(tree) : undefined;
  if (!content) return undefined;
  const blocks = blockReader(selfLinks(content)).blocks(content.children);
  const title = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  return {
    ...facts,
    route,
    url,
    title: title?.kind === 'heading' ? plainText(title.inlines) : '',
    blocks,
  };
}

/** The element with the text of a page: the document, else the main part (category pages, the landing page). */
export function contentOf(page: HtmlElement): HtmlElement | undefined {
  return (
    find(page, (element) => element.hasClass('theme-doc-markdown')) ??
    find(page, ({tagName}) => tagName === 'main')
  );
}

/** The links below a node that lead to the element they stand in, or to themselves: a reader's way to copy an address. */
function selfLinks(
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
