import {make} from '../elements/make';
import {markCurrent} from '../elements/sidebarLinks';
import {FRAME_ID, pageOf, SIDEBAR_ATTRIBUTE, type Page} from './Page';
import {fetchText} from './pages';
import {fetchLists, LEFT_OUT} from './sidebarLists';

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
  if (!place) throw new Error(`#${FRAME_ID} is missing`);
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

/** What a page puts into its head by itself; the rest is the same on all pages. The framework marks it. */
const OWN = '[data-rh]:not(title)';

/** Takes over the title, metadata and classes of a page. Its language is the one on show. */
function showHead(file: Document): void {
  document.title = file.title;
  document.documentElement.className = file.documentElement.className;
  const own = (from: Document): Element[] => [...from.head.querySelectorAll(OWN)];
  const next = own(file);
  for (const old of own(document)) {
    const same = next.findIndex((element) => element.isEqualNode(old));
    if (same < 0) old.remove();
    else next.splice(same, 1);
  }
  document.head.append(...next.map((element) => document.importNode(element, true)));
}

/** Style sheets that only some pages have, by their address: as a link, or as text in the page. */
const addressesIn = (file: Document): string[] =>
  [...file.head.querySelectorAll<HTMLElement>('style[data-href], link[rel=stylesheet]')].map(
    (sheet) => sheet.dataset['href'] ?? sheet.getAttribute('href') ?? '',
  );

/** Style sheets on their way, by address. */
const arriving = new Map<string, Promise<unknown>>();

/** Adds a style sheet to the document. Resolves when it applies; rejects, with what `fetchText` throws, when it cannot be had. */
function addSheet(href: string): Promise<unknown> {
  const sheet = fetchText(href)
    .then(
      () =>
        new Promise((resolve, reject) => {
          // The browser has the file now, also for the link.
          const link = make('link', {rel: 'stylesheet', href});
          link.onload = resolve;
          link.onerror = reject;
          document.head.append(link);
        }),
    )
    .finally(() => arriving.delete(href));
  arriving.set(href, sheet);
  return sheet;
}

/** Loads the style sheets of a page that this one lacks. Resolves when they apply. @throws what `fetchText` throws. */
export function loadStyles(file: Document): Promise<unknown> | undefined {
  const known = new Set(addressesIn(document));
  const missing = addressesIn(file).filter((href) => arriving.has(href) || !known.has(href));
  if (missing.length === 0) return undefined;
  return Promise.all(missing.map((href) => arriving.get(href) ?? addSheet(href)));
}

const NAVBAR_LINKS = 'nav.navbar a';

/** What of a link depends on the page. */
const LINK_ATTRIBUTES = ['class', 'href', 'aria-current'] as const;

/** Makes the links of the navbar those of a page: which is current, and where versions and languages lead. */
function showNavbar(file: Document): void {
  const links = document.querySelectorAll(NAVBAR_LINKS);
  file.querySelectorAll(NAVBAR_LINKS).forEach((next, index) => {
    const link = links[index];
    if (!link) return;
    for (const name of LINK_ATTRIBUTES) {
      const value = next.getAttribute(name);
      if (value === null) link.removeAttribute(name);
      else if (link.getAttribute(name) !== value) link.setAttribute(name, value);
    }
    if (link.childElementCount === 0 && link.textContent !== next.textContent)
      link.textContent = next.textContent;
  });
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
