import type {SearchManifest} from '../../../../../plugins/search/writeIndex';

/** Name of the browser's store that keeps the index between visits. */
const STORE = 'search-index';

/** How long a reader who has an index waits to hear whether there is a newer one, in milliseconds. */
const PATIENCE_MS = 1000;

/** The files of an index, fetched when they are asked for. */
export interface IndexFiles {
  readonly getIndex: () => Promise<ArrayBuffer>;
  /** The small one, of headings and questions. */
  readonly getFirst: () => Promise<ArrayBuffer>;
  /** Keeps what was fetched for later visits; for when it has proved to be what it should. */
  readonly keep: () => Promise<void>;
}

/** URLs of the files that a manifest names. */
type IndexUrls = Pick<SearchManifest, 'index' | 'first'>;

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

async function urlsOf(manifest: string, response: Response): Promise<IndexUrls> {
  const {index, first} = (await response.clone().json()) as IndexUrls;
  const base = new URL(manifest, self.location.href);
  return {index: new URL(index, base).href, first: new URL(first, base).href};
}

const late = (): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error('the manifest of the search index is late')), PATIENCE_MS),
  );

/**
 * The current index. The manifest names its files by their content's hash: those that the browser's
 * store already holds under that name are not fetched again, and when the manifest or a file cannot be
 * had, the last kept one answers. So search works offline after its first use.
 *
 * @param anew - Passes by every copy the browser has: one of them could not be opened.
 * @throws Error when neither the network nor the store has a manifest; so do its functions for a file.
 */
export async function fetchIndex(manifest: string, anew: boolean): Promise<IndexFiles> {
  const asked = get(manifest, 'no-cache');
  asked.catch(() => undefined);
  const store = await openStore();
  const kept = await store?.match(manifest);
  const current = await (kept ? Promise.race([asked, late()]).catch(() => kept) : asked);
  const urls = await urlsOf(manifest, current);
  /** What is to be kept, by URL; nothing for what is kept already. */
  const files = new Map<string, Response | undefined>();
  let isCurrent = true;

  const getFile = async (which: keyof IndexUrls): Promise<ArrayBuffer> => {
    const url = urls[which];
    const own = anew ? undefined : await store?.match(url);
    files.set(url, undefined);
    if (own) return own.arrayBuffer();
    try {
      const response = await get(url, anew ? 'reload' : 'default');
      const bytes = await response.arrayBuffer();
      // In one piece: a copy of the response would come in parts, each of which waits for a worker that is busy searching.
      files.set(url, new Response(bytes, {headers: response.headers}));
      return bytes;
    } catch (error) {
      const last = kept && (await store?.match((await urlsOf(manifest, kept))[which]));
      if (!last) throw error;
      isCurrent = false;
      return last.arrayBuffer();
    }
  };
  return {
    getIndex: () => getFile('index'),
    getFirst: () => getFile('first'),
    // The manifest comes last: what it names is there.
    keep: async () => (isCurrent ? keep(store, manifest, files.set(manifest, current)) : undefined),
  };
}

/** Keeps the current files and drops earlier ones; a full store must not stop a search. */
async function keep(
  store: Cache | undefined,
  manifest: string,
  files: ReadonlyMap<string, Response | undefined>,
): Promise<void> {
  if (!store) return;
  try {
    for (const [url, response] of files) if (response) await store.put(url, response);
    const current = new Set([...files.keys()].map((url) => new URL(url, self.location.href).href));
    const folder = new URL('.', new URL(manifest, self.location.href)).href;
    // Another language of the site has an index of its own, in another folder.
    const earlier = (await store.keys()).filter(
      ({url}) => url.startsWith(folder) && !current.has(url),
    );
    await Promise.all(earlier.map((request) => store.delete(request)));
  } catch {
    // The next visit fetches again.
  }
}
