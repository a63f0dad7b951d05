import type {IndexPair, SearchManifest} from '../../../../../plugins/search/writeIndex';
import type {IndexPlace} from './messages';

/** Name of the browser's store that keeps the indexes between visits. */
const STORE = 'search-indexes';

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

/** URLs of the files that a manifest names, by version. */
async function urlsOf(
  manifest: string,
  response: Response,
): Promise<ReadonlyMap<string, IndexPair>> {
  const {versions} = (await response.clone().json()) as SearchManifest;
  const url = (file: string): string => new URL(file, new URL(manifest, self.location.href)).href;
  return new Map(
    Object.entries(versions).map(([tag, {index, first}]) => [
      tag,
      {index: url(index), first: url(first)},
    ]),
  );
}

/** The files of a version; a site without versions has one pair. */
const pairOf = (named: ReadonlyMap<string, IndexPair>, version: string): IndexPair | undefined =>
  named.get(version) ?? [...named.values()][0];

/** Gives what the reader has already, when they have waited long enough. */
const late = <Kept>(kept: Kept): Promise<Kept> =>
  new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));

/**
 * The current index of a version. The manifest names its files by their content's hash: those that the browser's
 * store already holds under that name are not fetched again, and when the manifest or a file cannot be
 * had, the last kept one answers. So search works offline after its first use.
 *
 * `anew` passes by every copy the browser has: one of them could not be opened.
 *
 * @throws Error when neither the network nor the store has a manifest, or it names no index; so do its functions for
 *   a file.
 */
export async function fetchIndex({manifest, version, anew}: IndexPlace): Promise<IndexFiles> {
  const asked = get(manifest, 'no-cache');
  asked.catch(() => undefined);
  const store = await openStore();
  const kept = await store?.match(manifest);
  const current = await (kept ? Promise.race([asked, late(kept)]).catch(() => kept) : asked);
  const named = await urlsOf(manifest, current);
  const urls = pairOf(named, version);
  if (!urls) throw new Error(`${manifest} names no index. Fix: run \`npm run build\` again.`);
  /** What is to be kept, by URL; nothing for what is kept already. */
  const files = new Map<string, Response | undefined>();
  let isCurrent = true;

  const getFile = async (which: keyof IndexPair): Promise<ArrayBuffer> => {
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
      const earlier = kept && pairOf(await urlsOf(manifest, kept), version)?.[which];
      const last = earlier && (await store?.match(earlier));
      if (!last) throw error;
      isCurrent = false;
      return last.arrayBuffer();
    }
  };
  return {
    getIndex: () => getFile('index'),
    getFirst: () => getFile('first'),
    // The manifest comes last: what it names is there.
    keep: async () => {
      if (!isCurrent) return;
      // Another version's files stay.
      for (const url of [...named.values()].flatMap(({index, first}) => [index, first]))
        if (!files.has(url)) files.set(url, undefined);
      await keep(store, manifest, files.set(manifest, current));
    },
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
