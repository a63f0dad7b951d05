import {fetchPage} from './fetchPage';
import {openedPage, type Page} from './Page';
import {pagePath} from './paths';

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
export function loadPage(path: string): Promise<Page> {
  const key = pagePath(path);
  const known = pages.get(key);
  if (known) return Promise.resolve(known);
  const running = arriving.get(key);
  if (running) return running;
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
