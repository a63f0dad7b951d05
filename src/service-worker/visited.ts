import {ASSETS_DIGEST_TEXT} from '../../plugins/page-files/assetsDigest';
import {build} from './build';
import {cachesLike, MATCH, VISITED, VISITED_PREFIX} from './cacheNames';
import {pageKey} from './pageKey';
import type {Message} from './messages';

/** Visited pages that are kept; the ones that were opened longest ago go first. */
const PAGES = 60;

/** Whether a page has the scripts and styles of this build. */
const isOfShape = (html: string): boolean => ASSETS_DIGEST_TEXT.exec(html)?.[1] === build.shape;

const isHtml = ({headers}: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** Whether a response is a page with the scripts and styles of this build. */
export const isPageOfShape = async (response: Response): Promise<boolean> =>
  response.ok && isHtml(response) && isOfShape(await response.clone().text());

/**
 * A visited page, of this build if there is one, else of the latest that has it.
 *
 * @returns the page with the name of its cache.
 */
export async function findVisited(pathname: string): Promise<[Response, string] | undefined> {
  for (const cacheName of [VISITED, ...(await cachesLike(VISITED_PREFIX))]) {
    const found = await caches.match(pageKey(pathname), {cacheName, ...MATCH});
    if (found) return [found, cacheName];
  }
  return undefined;
}

/**
 * Keeps a page that came without the service worker, or of which in-site navigation fetched a part, and what it loaded. A page
 * that is kept already counts as opened now, and gets the text that the site has now.
 */
export async function keepOpened({page, files}: Extract<Message, {ask: 'visited'}>): Promise<void> {
  const cache = await caches.open(VISITED);
  const headers = {Accept: 'text/html'};
  const response = await fetch(page, {headers, cache: 'no-cache', priority: 'low'});
  if (response.redirected || !(await isPageOfShape(response))) return;
  await cache.put(pageKey(new URL(page).pathname), response);
  await forgetOldest();
  for (const file of files) {
    if (await cache.match(file, MATCH)) continue;
    // Its name holds the digest of its content, so the browser's own cache has the right one.
    const loaded = await fetch(file, {cache: 'force-cache', priority: 'low'});
    if (loaded.ok) await cache.put(file, loaded);
  }
}

/** Lets the oldest visited pages go. */
export async function forgetOldest(): Promise<void> {
  const cache = await caches.open(VISITED);
  const pages = (await cache.keys()).filter(({url}) => !/\.\w+$/.test(new URL(url).pathname));
  for (const page of pages.slice(0, Math.max(0, pages.length - PAGES))) await cache.delete(page);
}
