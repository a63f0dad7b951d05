import {build} from './build';
import {cachesLike, MATCH, VISITED, VISITED_PREFIX} from './cacheNames';
import {pageKey} from './pageKey';
import type {Message} from './messages';

/** Visited pages that are kept; the ones that were opened longest ago go first. */
const PAGES = 60;

const SHAPE = /<meta name="?docs:build"? content="?(\w+)/;

/** Whether a page has the scripts and styles of this build. */
export const isOfShape = (html: string): boolean => SHAPE.exec(html)?.[1] === build.shape;

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
 * Keeps a page that was opened before the service worker was there, and what it loaded. Both come out of the browser's own
 * cache, which still has them.
 */
export async function keepOpened({page, files}: Extract<Message, {ask: 'visited'}>): Promise<void> {
  const cache = await caches.open(VISITED);
  const cached = (url: string): Promise<Response> =>
    fetch(url, {cache: 'force-cache', headers: {Accept: 'text/html, */*;q=0.1'}});
  const key = pageKey(new URL(page).pathname);
  const response = await cached(page);
  if (response.redirected || !(await isPageOfShape(response))) return;
  await cache.put(key, response);
  for (const file of files) {
    if (await cache.match(file, MATCH)) continue;
    const loaded = await fetch(file, {cache: 'force-cache'});
    if (loaded.ok) await cache.put(file, loaded);
  }
}

/** Lets the oldest visited pages go. */
export async function forgetOldest(): Promise<void> {
  const cache = await caches.open(VISITED);
  const pages = (await cache.keys()).filter(({url}) => !/\.\w+$/.test(new URL(url).pathname));
  for (const page of pages.slice(0, Math.max(0, pages.length - PAGES))) await cache.delete(page);
}
