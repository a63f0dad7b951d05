import {
  contentOf,
  findAll,
  parseHtml,
  rawText,
  type HtmlElement,
  type HtmlNode,
} from '@toolhive-docs/page-model';
import {bare, noItems, type PageItems} from './PageItems';

/** Frames around a page's text, and controls; written anew here, because this is the check of the other list. */
const NOT_TEXT =
  /^(?:nav|button|form|svg|script|style|noscript|template|iframe|select|input|figcaption)$/;
const NOT_TEXT_CLASS =
  /(?:^|\s)(?:hash-link|visually-hidden|tab-name|theme-doc-(?:breadcrumbs|toc-mobile|footer|version-\w+)|pagination-nav)(?:\s|$)/;

function isFrame(element: HtmlElement): boolean {
  return (
    NOT_TEXT.test(element.tagName) ||
    NOT_TEXT_CLASS.test(element.attribute('class') ?? '') ||
    element.attribute('aria-hidden') === 'true' ||
    element.attribute('data-unscripted') !== undefined ||
    (element.attribute('hidden') !== undefined && element.attribute('role') !== 'tabpanel')
  );
}

/** The items of a built page, counted in its HTML without the page model. */
export function itemsOfHtml(html: string, pageUrl: string): PageItems {
  const content = contentOf(parseHtml(html));
  const found = noItems();
  const visit = (element: HtmlElement, ids: readonly string[]): void => {
    if (isFrame(element)) return;
    const {tagName} = element;
    const id = element.attribute('id');
    const inside = id === undefined ? ids : [...ids, id];
    if (/^h[1-6]$/.test(tagName)) found.headings.push(`${tagName} ${bare(textIn(element))}`);
    if (tagName === 'pre') found.code.push(bare(textIn(element)));
    if (id !== undefined && /^(?:h[1-6]|dt)$/.test(tagName)) found.addresses.push(id);
    if (id?.startsWith('--')) found.addresses.push(id);
    if (tagName === 'tr') found.rows.push(bare(textIn(element)));
    if (tagName === 'a') {
      const href = element.attribute('href');
      if (href !== undefined && !inside.some((id) => isLinkTo(href, id)))
        found.links.push(new URL(href, pageUrl).href);
    }
    if (element.attribute('role') === 'tablist') {
      found.panels.push(
        ...findAll(element, (tab) => tab.attribute('role') === 'tab').map((tab) =>
          bare(rawText(tab)),
        ),
      );
      return;
    }
    for (const child of element.children) if (child.type === 'element') visit(child, inside);
  };
  if (content) visit(content, []);
  return found;
}

function isLinkTo(href: string, id: string): boolean {
  return href === `#${id}` || href === `#${encodeURIComponent(id)}`;
}

function textIn(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  return isFrame(node) ? '' : node.children.map(textIn).join(' ');
}
