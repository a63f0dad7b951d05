/** Name of the browser's store that keeps the index between visits. */
const STORE = 'search-index';

/** How long a reader who has an index waits to hear whether there is a newer one, in milliseconds. */
const PATIENCE_MS = 1000;

/** Browsers hide the store from insecure pages and may forbid it. */
async function openStore(): Promise<Cache | undefined> {
  try {
    return await caches.open(STORE);
  } catch {
    return undefined;
  }
}

async function get(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  // The development server answers what it does not have with the start page.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) {
    throw new Error(`${url} is missing (status ${response.status}). Fix: run \`npm run build\` once; it writes the search index.`);
  }
  return response;
}

async function indexUrl(manifest: string, response: Response): Promise<string> {
  const {index} = (await response.json()) as {index: string};
  return new URL(index, new URL(manifest, self.location.href)).href;
}

/**
 * The text of the current index. The manifest names it by its content's hash: an index that the
 * browser's store already holds under that name is not fetched again, and when the manifest cannot be
 * had, the last kept index answers. So search works offline after its first use.
 *
 * @throws Error when neither the network nor the store has an index.
 */
export async function fetchIndex(manifest: string): Promise<string> {
  const store = await openStore();
  const kept = await store?.match(manifest);
  try {
    const response = await get(manifest, kept ? {cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS)} : {cache: 'no-cache'});
    const copy = response.clone();
    const url = await indexUrl(manifest, response);
    const index = (await store?.match(url)) ?? (await get(url));
    const text = await index.clone().text();
    await keep(store, {[url]: index, [manifest]: copy});
    return text;
  } catch (error) {
    const index = kept && (await store?.match(await indexUrl(manifest, kept)));
    if (!index) throw error;
    return index.text();
  }
}

/** Keeps the current files and drops earlier ones; a full store must not stop a search. */
async function keep(store: Cache | undefined, files: Readonly<Record<string, Response>>): Promise<void> {
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
