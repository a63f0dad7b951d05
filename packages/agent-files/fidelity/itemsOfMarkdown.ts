import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {frontmatterFromMarkdown} from 'mdast-util-frontmatter';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {frontmatter} from 'micromark-extension-frontmatter';
import {gfm} from 'micromark-extension-gfm';
import {bare, noItems, type PageItems} from './PageItems';

/** Label of a panel: `**Linux** (Operating system, 1 of 3)`. */
const PANEL = /\d+ of \d+\)$/;

/**
 * The items of a page's Markdown, as a parser of Markdown sees them.
 *
 * @param addresses - Ids of the sections that the index names.
 */
export function itemsOfMarkdown(markdown: string, addresses: readonly string[]): PageItems {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm(), frontmatter()],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown()],
  });
  const found = {...noItems(), addresses: [...addresses]};
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') found.headings.push(`h${node.depth} ${bare(textIn(node))}`);
    if (node.type === 'code') found.code.push(bare(node.value));
    if (node.type === 'tableRow') found.rows.push(bare(textIn(node)));
    if (node.type === 'link') found.links.push(node.url);
    if (
      node.type === 'paragraph' &&
      node.children[0]?.type === 'strong' &&
      PANEL.test(textIn(node))
    )
      found.panels.push(bare(textIn(node.children[0])));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return found;
}

function textIn(node: Nodes): string {
  if ('value' in node) return node.type === 'html' ? ' ' : node.value;
  return 'children' in node ? node.children.map(textIn).join(' ') : '';
}
