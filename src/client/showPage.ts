import {markCurrent} from '../elements/sidebarLinks';
import {fetchLists} from './fetchLists';
import {LEFT_OUT} from './fillLists';
import {FRAME_ID, pageOf, SIDEBAR_ATTRIBUTE, type Page} from './Page';
import {showHead} from './showHead';
import {showNavbar} from './showNavbar';

const digestOf = (sidebar: HTMLElement | null): string | undefined => sidebar?.dataset['sidebar'];

const sidebarOnShow = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${SIDEBAR_ATTRIBUTE}]`);

/** Sidebars that were on show, by digest: a page that came later has an empty one. */
const sidebars = new Map<string | undefined, HTMLElement>();

/** Keeps the sidebar on show, before a page or an error takes its place. */
export function keepSidebar(): void {
  const sidebar = sidebarOnShow();
  if (sidebar) sidebars.set(digestOf(sidebar), sidebar);
}

/** Puts a page into the place of the one on show. A sidebar that both have stays, with what is open in it. */
function putInPlace({frameClass, frameNodes, content, sidebar, rest}: Page): void {
  const place = document.getElementById(FRAME_ID);
  const shown = pageOf(document);
  if (!place) throw new Error('there is no place for a page in this document');
  if (shown && sidebar && digestOf(sidebar) === digestOf(shown.sidebar)) {
    // The sidebar must not leave the document, or it would forget where it is scrolled to.
    for (const node of shown.rest) node.remove();
    shown.content.append(...rest);
    return;
  }
  const filled = sidebar && (sidebars.get(digestOf(sidebar)) ?? sidebar);
  content.replaceChildren(...(filled ? [filled] : []), ...rest);
  place.className = frameClass;
  place.replaceChildren(...frameNodes);
}

/** Marks in a sidebar where the page is. A long sidebar may lack the list that the page is in: then it is fetched. */
function markInSidebar(path: string): void {
  const sidebar = sidebarOnShow();
  if (!sidebar || markCurrent(sidebar, path) || !sidebar.querySelector(LEFT_OUT)) return;
  void fetchLists(path, sidebar).then(
    () => markCurrent(sidebar, path),
    // Without its list the page is not marked; it can be read all the same.
    () => undefined,
  );
}

/**
 * Shows a page.
 *
 * @param path - Its path, base path included.
 */
export function showPage(page: Page, path: string): void {
  putInPlace(page);
  showHead(page.file);
  showNavbar(page.file);
  markInSidebar(path);
}
