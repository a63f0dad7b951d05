import type {RouteHandlerCallbackOptions} from 'workbox-core/types.js';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {KEPT, KEPT_PREFIX, MATCH, VISITED} from './cacheNames';
import {isPage, pageKey, pageOfPart} from './pageKey';
import {unkeptPage} from './unkept';
import {findVisited, forgetOldest, isPageOfShape} from './visited';
import {cacheOfWindow, noteWindow, settleWindow, windowSettled} from './windows';
import {isKeptWhole, wholeCaches} from './wholeCaches';

declare const self: ServiceWorkerGlobalScope;

/** A page is looked for in a whole build: by its address, however it was spelled. */
const findIn = (cacheName: string, pathname: string): Promise<Response | undefined> =>
  caches.match(pageKey(pathname), {cacheName, ...MATCH});

const resultingWindow = (event: ExtendableEvent): string => (event as FetchEvent).resultingClientId;

/** Visited pages: from the network, which is noted and kept; without a network the kept one. */
const visitedPages = new NetworkFirst({
  cacheName: VISITED,
  matchOptions: MATCH,
  plugins: [
    {
      cacheKeyWillBeUsed: ({request}) => Promise.resolve(pageKey(new URL(request.url).pathname)),
      cacheWillUpdate: async ({response, event}) => {
        const isOwn = await isPageOfShape(response);
        await noteWindow(resultingWindow(event), isOwn ? VISITED : '');
        return isOwn ? response : null;
      },
      cacheDidUpdate: forgetOldest,
      cachedResponseWillBeUsed: async ({cachedResponse, event}) => {
        if (cachedResponse) await noteWindow(resultingWindow(event), VISITED);
        return cachedResponse;
      },
      handlerDidError: async ({request, event}) => {
        const {pathname} = new URL(request.url);
        for (const name of await wholeCaches()) {
          const page = await findIn(name, pathname);
          if (page) return noted(page, name, event);
        }
        const visited = await findVisited(pathname);
        return visited ? noted(...visited, event) : withoutPage(event);
      },
    },
  ],
});

async function noted(page: Response, cache: string, event: ExtendableEvent): Promise<Response> {
  await noteWindow(resultingWindow(event), cache);
  return page;
}

/** Without a network: a build that is kept whole has no such page; otherwise it is not known whether the site has it. */
async function withoutPage(event: ExtendableEvent): Promise<Response> {
  const {pathname} = new URL('404', self.registration.scope);
  const missing = (await isKeptWhole()) && (await findIn(KEPT, pathname));
  if (!missing) return unkeptPage();
  const {body, headers} = await noted(missing, KEPT, event);
  return new Response(body, {status: 404, headers});
}

/** A page that is opened: of this build where it is kept whole; otherwise the network's, or a kept one without a network. Its address has no ending (spec §2). */
export async function answerPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const {event, url} = options;
  if (url.pathname.endsWith('.html'))
    return Response.redirect(pageKey(url.pathname) + url.search, 308);
  if (await isKeptWhole()) {
    const page = await findIn(KEPT, url.pathname);
    if (page) return noted(page, KEPT, event);
  }
  const [page, settled] = visitedPages.handleAll(options);
  settleWindow(resultingWindow(event), settled);
  return page;
}

const assets = new CacheFirst({cacheName: VISITED, matchOptions: MATCH});

/** The files of search keep themselves (src/islands/search/client/embedded/fetchIndex). */
const isOfSearch = ({pathname}: URL): boolean => pathname.includes('/assets/search/');

/** A file whose name holds the digest of its content: each cache that has it has the right one. */
export async function answerAsset(options: RouteHandlerCallbackOptions): Promise<Response> {
  const {request, url, event} = options;
  const {clientId, resultingClientId} = event as FetchEvent;
  // A worker asks for the same build as the page that started it.
  if (request.destination === 'worker' && resultingClientId)
    await noteWindow(resultingClientId, await cacheOfWindow(clientId));
  const found = await caches.match(url.href, MATCH);
  return found ?? (isOfSearch(url) ? fetch(request) : assets.handle(options));
}

/** Files that a page of this build shows; those of another build are not kept with it. */
const visitedFiles = new NetworkFirst({
  cacheName: VISITED,
  matchOptions: MATCH,
  plugins: [
    {
      cacheWillUpdate: async ({response, event}) =>
        response.ok && (await isOfVisited(event)) ? response : null,
      cachedResponseWillBeUsed: async ({cachedResponse, event}) =>
        (await isOfVisited(event)) ? cachedResponse : null,
    },
  ],
});

async function isOfVisited(event: ExtendableEvent | undefined): Promise<boolean> {
  const {clientId} = event as FetchEvent;
  await windowSettled(clientId);
  return (await cacheOfWindow(clientId)) === VISITED;
}

/** Any other file: of the build that the window's page is of. */
export async function answerFile(options: RouteHandlerCallbackOptions): Promise<Response> {
  const {request, url, event} = options;
  const cacheName = await cacheOfWindow((event as FetchEvent).clientId);
  const page = pageOfPart(url.pathname) ?? (isPage(url.pathname) ? url.pathname : undefined);
  // A whole page does where a part of it is asked for, and need not be kept twice.
  if (cacheName.startsWith(KEPT_PREFIX))
    return (
      (await (page ? findIn(cacheName, page) : caches.match(url.href, {cacheName, ...MATCH}))) ??
      fetch(request)
    );
  if (page === undefined) return isOfSearch(url) ? fetch(request) : visitedFiles.handle(options);
  try {
    return await fetch(request);
  } catch (error) {
    // The client refuses one of another build.
    const [visited] = (await findVisited(page)) ?? [];
    if (!visited) throw error;
    return visited;
  }
}
