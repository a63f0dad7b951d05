/** Name of the browser's store that keeps the index between visits. */
const STORE = 'search-index';

/** How long a reader who has an index waits to hear whether there is a newer one, in milliseconds. */
const PATIENCE_MS = 1000;

/** An index file, and a way to keep it for later visits, for when it has proved to be one. */
export interface FetchedIndex {
  readonly index: ArrayBuffer;
  readonly keep: () => Promise<void>;
}

/** Browsers hide the store from insecure pages and may forbid it. */
async function openStore(): Promise<Cache | undefined> {
  try {
    return await caches.open(STORE);
  } catch {
    return undefined;
  }
}

async function get(url: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(url, {cache});
  // The development server answers what it does not have with the start page.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) {
    throw new Error(
      `${url} is missing (status ${response.status}). Fix: run \`npm run build\` once; it writes the search index.`,
    );
  }
  return response;
}

async function indexUrl(manifest: string, response: Response): Promise<string> {
  const {index} = (await response.clone().json()) as {index: string};
  return new URL(index, new URL(manifest, self.location.href)).href;
}

const nothing = async (): Promise<void> => undefined;

const late = (): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error('the manifest of the search index is late')), PATIENCE_MS),
  );

/**
 * The current index. The manifest names it by its content's hash: an index that the browser's store
 * already holds under that name is not fetched again, and when the manifest cannot be had, the last
 * kept index answers. So search works offline after its first use.
 *
 * @param anew - Passes by every copy the browser has: one of them could not be opened.
 * @throws Error when neither the network nor the store has an index.
 */
export async function fetchIndex(manifest: string, anew: boolean): Promise<FetchedIndex> {
  const asked = get(manifest, 'no-cache');
  asked.catch(() => undefined);
  const store = await openStore();
  const kept = await store?.match(manifest);
  try {
    const response = await (kept ? Promise.race([asked, late()]) : asked);
    const url = await indexUrl(manifest, response);
    const own = anew ? undefined : await store?.match(url);
    if (own) return {index: await own.arrayBuffer(), keep: nothing};
    const fetched = await get(url, anew ? 'reload' : 'default');
    const index = await fetched.arrayBuffer();
    // In one piece: a copy of the answer would come in parts, each of which waits for a worker that is busy searching.
    return {
      index,
      keep: () =>
        keep(store, {[url]: new Response(index, {headers: fetched.headers}), [manifest]: response}),
    };
  } catch (error) {
    const own = kept && (await store?.match(await indexUrl(manifest, kept)));
    if (!own) throw error;
    return {index: await own.arrayBuffer(), keep: nothing};
  }
}

/** Keeps the current files and drops earlier ones; a full store must not stop a search. */
async function keep(
  store: Cache | undefined,
  files: Readonly<Record<string, Response>>,
): Promise<void> {
  if (!store) return;
  try {
    for (const [url, response] of Object.entries(files)) await store.put(url, response);
    const current = new Set(Object.keys(files).map((url) => new URL(url, self.location.href).href));
    const earlier = (await store.keys()).filter(({url}) => !current.has(url));
    await Promise.all(earlier.map((request) => store.delete(request)));
  } catch {
    // The next visit fetches again.
  }
}
