import {WINDOWS} from './cacheNames';

declare const self: ServiceWorkerGlobalScope;

/** By client id; a browser ends an idle service worker, so they are stored as well. */
const known = new Map<string, string>();

/** Windows whose page is on its way. */
const arriving = new Map<string, Promise<unknown>>();

/** Says until when it is not known of which build a window's page is. */
export function settleWindow(id: string, settled: Promise<unknown>): void {
  const ended = settled.catch(() => undefined).then(() => arriving.delete(id));
  arriving.set(id, ended);
}

/** Resolves when a window's page has come. */
export const windowSettled = async (id: string): Promise<unknown> => arriving.get(id);

/**
 * Notes from which cache the page of a window came: what it asks for later must come from the same. On a full device it is
 * known until the browser ends the service worker.
 *
 * @param cache - Empty for a page of another build.
 */
export async function noteWindow(id: string, cache: string): Promise<void> {
  known.set(id, cache);
  try {
    await (await caches.open(WINDOWS)).put(`/${id}`, new Response(cache));
  } catch {
    // The page itself must come all the same.
  }
}

/** The cache that a window's page came from; empty when that is not known. */
export async function cacheOfWindow(id: string): Promise<string> {
  const name = known.get(id);
  if (name !== undefined) return name;
  const stored = await caches.match(`/${id}`, {cacheName: WINDOWS});
  return (await stored?.text()) ?? '';
}

/** Names of the caches that open windows need; what is noted of closed ones goes. */
export async function cachesInUse(): Promise<Set<string>> {
  const open = await self.clients.matchAll({type: 'all', includeUncontrolled: true});
  const ids = new Set(open.map(({id}) => id));
  const store = await caches.open(WINDOWS);
  for (const request of await store.keys())
    if (!ids.has(new URL(request.url).pathname.slice(1))) await store.delete(request);
  return new Set(await Promise.all([...ids].map(cacheOfWindow)));
}
