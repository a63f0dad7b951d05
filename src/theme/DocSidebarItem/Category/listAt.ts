import type {PropSidebar, PropSidebarItem, PropVersionDocs} from '@docusaurus/plugin-content-docs';

/**
 * The most links of a sidebar that is in every page as a whole. The lists of closed categories are left out of pages with a
 * longer one: each page would hold a link to every other, and the HTML of a site would grow with the square of its pages.
 */
export const LINKS_IN_FULL = 200;

const counts = new WeakMap<readonly PropSidebarItem[], number>();

/** Counted once for each list: all pages share one sidebar. */
function linksIn(items: readonly PropSidebarItem[]): number {
  const known = counts.get(items);
  if (known !== undefined) return known;
  const count = items.reduce(
    (sum, item) =>
      sum + (item.type === 'html' ? 0 : 1) + (item.type === 'category' ? linksIn(item.items) : 0),
    0,
  );
  counts.set(items, count);
  return count;
}

/** The first page among items that has this sidebar beside it; one in the list itself before those in lists below. */
function firstPage(
  items: readonly PropSidebarItem[],
  hasSidebar: (docId: string) => boolean,
): string | undefined {
  const page = items.find(
    (item) => item.type === 'link' && item.docId !== undefined && hasSidebar(item.docId),
  );
  if (page?.type === 'link') return page.href;
  for (const item of items) {
    const below = item.type === 'category' ? firstPage(item.items, hasSidebar) : undefined;
    if (below !== undefined) return below;
  }
  return undefined;
}

/**
 * Where the list of a category can be had when it is left out: path of a page on which the category is open.
 *
 * @param list - Items of the category.
 * @param sidebar - The sidebar that it is in.
 * @param docs - The docs of the version, by id.
 * @returns `undefined` for a list that belongs in every page: the sidebar is short, or no page has the category open.
 */
export function listAt(
  list: readonly PropSidebarItem[],
  sidebar: {readonly name: string; readonly items: PropSidebar},
  docs: PropVersionDocs,
): string | undefined {
  return linksIn(sidebar.items) > LINKS_IN_FULL
    ? firstPage(list, (docId) => docs[docId]?.sidebar === sidebar.name)
    : undefined;
}
