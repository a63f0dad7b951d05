import {CacheFirst} from 'workbox-strategies';
import {type ListedFile, DIGEST_LENGTH} from '../../plugins/offline/FileList';
import {fileList, OtherBuild} from './build';
import {cachesLike, KEPT, KEPT_PREFIX, MATCH} from './cacheNames';
import {isPage, pageKey} from './pageKey';
import {markWhole} from './wholeCaches';

/** The digest that plugins/offline gives to a file with this content. */
async function digestOf(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const digits = [...hash].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, DIGEST_LENGTH);
}

declare const self: ServiceWorkerGlobalScope;

/** Files that are fetched at the same time, so that a reader's own requests are not held up. */
const AT_ONCE = 4;

/** The address under which a file is kept. */
const keyOf = (path: string): string =>
  isPage(path) ? pageKey(path) : new URL(path, self.location.origin).href;

/** A copy with the same content, from the build that was kept before. */
async function copyOf([path, digest]: ListedFile): Promise<Response | undefined> {
  for (const cacheName of await cachesLike(KEPT_PREFIX)) {
    const found = await caches.match(keyOf(path), {cacheName, ...MATCH});
    if (found && (await digestOf(await found.clone().arrayBuffer())) === digest) return found;
  }
  return undefined;
}

/** Fetches a file and keeps it when it is of this build. @throws OtherBuild when it is not. */
async function fetchFile([path, digest]: ListedFile, event: ExtendableEvent): Promise<void> {
  const strategy = new CacheFirst({
    cacheName: KEPT,
    matchOptions: MATCH,
    plugins: [
      {
        cacheKeyWillBeUsed: () => Promise.resolve(keyOf(path)),
        cacheWillUpdate: async ({response}) => {
          if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
          const content = await response.arrayBuffer();
          if ((await digestOf(content)) !== digest) throw new OtherBuild(path);
          // A host may have redirected, which a page that is opened must not be.
          return new Response(content, {headers: response.headers});
        },
      },
    ],
  });
  // Hosts that negotiate send Markdown to those who do not ask for HTML.
  const headers: HeadersInit = isPage(path) ? {Accept: 'text/html'} : {};
  const request = new Request(path, {headers, cache: 'no-cache', priority: 'low'});
  await strategy.handleAll({request, event})[1];
}

/**
 * Keeps all files of this build. Those that are kept already, also by the build before, are not fetched.
 *
 * @param onProgress - Hears how many bytes are kept.
 * @throws OtherBuild when a file of the site is of another build; a QuotaExceededError when the device has no room;
 *   TypeError without a connection; the reason of `signal`.
 */
export async function keepWhole(
  event: ExtendableEvent,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const {files} = await fileList();
  const waiting = [...files];
  let bytes = 0;
  const keepSome = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      signal.throwIfAborted();
      const copy = await copyOf(file);
      if (copy) await (await caches.open(KEPT)).put(keyOf(file[0]), copy);
      else await fetchFile(file, event);
      onProgress((bytes += file[2]));
    }
  };
  const ends = await Promise.allSettled(
    Array.from({length: AT_ONCE}, () =>
      keepSome().catch((error: unknown) => {
        // The others end with what they have begun.
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  signal.throwIfAborted();
  await markWhole();
}
