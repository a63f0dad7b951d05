import {contentOf} from './contentOf';
import {pageFacts} from './pageFacts';
import {parseHtml} from './parseHtml';
import {plainText} from './plainText';
import {blockReader} from './readBlocks';
import {selfLinks} from './selfLinks';
import type {Page} from './types';

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
