import {ASSETS_DIGEST} from '../../plugins/page-files/assetsDigest';
import {partPath} from '../../plugins/page-files/partPath';
import {openedPage, pageOf, SIDEBAR_ATTRIBUTE, type Page} from './Page';
import {pagePath} from './paths';
import {site} from './site';

/** The URL of the in-site page that a link leads to. `undefined` for other sites, other windows, downloads and places on the same page. */
export function pageOfLink(link: HTMLAnchorElement): URL | undefined {
  // A link without an address, or with one that is none, has no origin.
  if (link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  // Links to other languages, which are other sites to the framework, name the window they are in.
  if (link.target !== '') return undefined;
  const url = new URL(link.href);
  // The page has one slash where its address was given more, and no name of a file (spec §2).
  url.pathname = url.pathname.replace(/\/{2,}/g, '/').replace(/(\/index)?\.html$/, '');
  return isPageHere(url) ? url : undefined;
}

/** Whether a page of this site, and not a place of the page on show, is at a URL of this origin. */
function isPageHere(url: URL): boolean {
  const isPage = !/\.[a-z0-9]+$/i.test(url.pathname);
  const isHere = url.hash !== '' && pagePath(url.pathname) === pagePath(location.pathname);
  return url.pathname.startsWith(site().baseUrl) && isPage && !isHere;
}

/** The link that an event asks to follow in this window. `undefined` where the browser knows better, as for a new tab. */
export function followedLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented) return undefined;
  if (
    event instanceof MouseEvent &&
    (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
    return undefined;
  return link;
}

/** The URL of the in-site page that an event on a link asks for. */
export function inSiteLink(event: Event): URL | undefined {
  const link = followedLink(event);
  return link && pageOfLink(link);
}

/** Transient load failure; retrying may succeed. */
export class Unreachable extends Error {}

/** How long a file may take in all, in milliseconds: 100 KB come in that time on a 2G connection. */
const TIME_LIMIT_MS = 20_000;

const buildOf = (file: Document): string | undefined =>
  file.querySelector<HTMLMetaElement>(ASSETS_DIGEST)?.content;

/** Gets a file. @throws Unreachable when nobody answers in time, or the server cannot now; Error when it is gone. */
export async function fetchText(path: string): Promise<string> {
  const response = await fetch(path, {signal: AbortSignal.timeout(TIME_LIMIT_MS)}).catch(
    () => undefined,
  );
  if (!response || response.status >= 500 || response.status === 429) throw new Unreachable();
  // The browser then opens the address itself, and shows what is there.
  if (!response.ok) throw new Error(path);
  return response.text().catch(() => {
    throw new Unreachable();
  });
}

async function fetchFrom(file: string): Promise<Page> {
  const html = await fetchText(file);
  const page = pageOf(new DOMParser().parseFromString(html, 'text/html'));
  if (
    !page ||
    buildOf(page.file) !== buildOf(document) ||
    page.file.documentElement.lang !== document.documentElement.lang
  )
    throw new Error(file);
  return page;
}

/**
 * Fetches a page of this site: the part that is its own where the page on show has the same sidebar,
 * else all of it.
 *
 * @param path - Path of the page, base path included.
 * @throws Unreachable when the page cannot be had now and may be had later; Error when it is gone,
 *   holds no page, or has other scripts, styles or another language than the one on show.
 */
async function fetchPage(path: string): Promise<Page> {
  const shown = document.querySelector<HTMLElement>(`[${SIDEBAR_ATTRIBUTE}]`);
  if (!shown) return fetchFrom(path);
  const part = await fetchFrom(partPath(path, site().baseUrl));
  const isWhole = !part.sidebar || part.sidebar.dataset['sidebar'] === shown.dataset['sidebar'];
  return isWhole ? part : fetchFrom(path);
}

/** Pages that were shown or pointed at, by {@link pagePath}. */
const pages = new Map<string, Page>();
/** Pages on their way. */
const arriving = new Map<string, Promise<Page>>();

/** The page at a path, if it is here. */
export function pageAt(path: string): Page | undefined {
  return pages.get(pagePath(path));
}

/**
 * The page at a path, fetched unless it is here. A page that could not be had is asked for again by the next call.
 *
 * @param path - Base path included.
 * @throws what `fetchPage` throws.
 */
export async function loadPage(path: string): Promise<Page> {
  const key = pagePath(path);
  const known = pages.get(key) ?? arriving.get(key);
  if (known) return known;
  const page = fetchPage(path)
    .then((fetched) => (pages.set(key, fetched), fetched))
    .finally(() => arriving.delete(key));
  arriving.set(key, page);
  return page;
}

/** Fetches a page before the reader asks for it, unless it is the one on show. A failure is ignored: the navigation that follows tries again. */
export async function prefetchPage(url: URL | undefined): Promise<void> {
  if (url && pagePath(url.pathname) !== pagePath(location.pathname))
    await loadPage(url.pathname).catch(() => undefined);
}

/** Takes note of the page that the browser opened, before another takes its place. */
export function keepOpenedPage(path: string): void {
  const opened = openedPage();
  if (opened) pages.set(pagePath(path), opened);
}
