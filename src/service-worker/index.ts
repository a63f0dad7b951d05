// Runs beside the pages of this site: keeps visited pages, and the whole site for readers who ask for it.
import {HASHED_NAME} from '@toolhive-docs/hosting/hashedName';
import {registerRoute} from 'workbox-routing';
import {answerAsset, answerFile, answerPage} from './answers';
import {build} from './build';
import {cachesLike, KEPT, KEPT_PREFIX, VISITED, VISITED_PREFIX} from './cacheNames';
import type {Message} from './messages';
import {isPage} from './pageKey';
import {keepOpened} from './visited';
import {isKeptWhole, wholeCaches} from './wholeCaches';
import {isRoomMissing, WholeSite} from './WholeSite';
import {cachesInUse, noteWindow} from './windows';

declare const self: ServiceWorkerGlobalScope;

const site = new WholeSite();

/** What is kept of files beside pages: drawings, and what elements and search read. */
const FILE = /\/(?:img|parts|assets|api-specs)\/|\/(?:errors\.json|favicon\.ico)$/;

const isInScope = ({pathname}: URL): boolean =>
  pathname.startsWith(new URL(self.registration.scope).pathname);

registerRoute(
  ({url, request, sameOrigin}) =>
    sameOrigin && isInScope(url) && request.mode === 'navigate' && isPage(url.pathname),
  answerPage,
);
registerRoute(
  ({url: {pathname}, sameOrigin}) =>
    sameOrigin && pathname.includes('/assets/') && HASHED_NAME.test(pathname),
  answerAsset,
);
// A page without a sidebar fetches the whole of the next one.
registerRoute(
  ({url, request, sameOrigin}) =>
    sameOrigin &&
    isInScope(url) &&
    request.mode !== 'navigate' &&
    (FILE.test(url.pathname) || isPage(url.pathname)),
  answerFile,
);

/** Not in every browser (https://wicg.github.io/netinfo/). */
const isDataSaved = (): boolean =>
  (navigator as {connection?: {saveData?: boolean}}).connection?.saveData === true;

/** Lets the browser ask for a page while the service worker starts, unless the page is here. */
async function choosePreload(): Promise<void> {
  const {navigationPreload} = self.registration;
  await ((await isKeptWhole()) ? navigationPreload.disable() : navigationPreload.enable());
}

/** From one call of `skipWaiting` to the next, in milliseconds. */
const AGAIN_MS = 1000;

let takingOver: number | undefined;

/**
 * Takes over from the build before. A request of a page that comes while the service worker before it ends wakes that one again, and
 * Chromium then leaves this one waiting, so it asks until it is active.
 */
function takeOver(): Promise<void> {
  takingOver ??= setInterval(() => void self.skipWaiting(), AGAIN_MS);
  return self.skipWaiting();
}

/** Where the whole site is kept, the next build is kept before it takes over, and waits until the reader wants it. */
async function install(event: ExtendableEvent): Promise<void> {
  if ((await wholeCaches()).length > 0)
    try {
      if (isDataSaved()) throw new Error('the next version waits until data need not be saved');
      return await site.keep(event);
    } catch (error) {
      // Otherwise the build before stays, and the browser tries again later.
      if (!isRoomMissing(error)) throw error;
    }
  await takeOver();
}

/** Lets caches go that no window needs: builds before this one, if this one is kept, and visited pages but for the latest two. */
async function activate(): Promise<void> {
  clearInterval(takingOver);
  await choosePreload();
  const needed = await cachesInUse();
  const kept = (await isKeptWhole()) ? await cachesLike(KEPT_PREFIX) : [];
  const visited = (await cachesLike(VISITED_PREFIX)).filter((name) => name !== VISITED).slice(1);
  for (const name of [...kept.filter((name) => name !== KEPT), ...visited])
    if (!needed.has(name)) await caches.delete(name);
}

async function hear(message: Message, event: ExtendableMessageEvent): Promise<void> {
  switch (message.ask) {
    case 'state':
      return site.tell();
    case 'keep': {
      await site.keep(event);
      await choosePreload();
      const {id} = event.source as Client;
      if (message.shape === build.shape) await noteWindow(id, KEPT);
      return self.clients.claim();
    }
    case 'remove':
      await site.remove();
      return choosePreload();
    case 'visited':
      return (await isKeptWhole()) ? undefined : keepOpened(message);
    case 'replace':
      return takeOver();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  // Of what matters the pages have heard. A full device keeps no more visited pages.
  event.waitUntil(hear(event.data as Message, event).catch(() => undefined));
});
