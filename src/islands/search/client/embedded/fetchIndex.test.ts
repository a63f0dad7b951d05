import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fetchIndex} from './fetchIndex';

const ORIGIN = 'https://docs.example';
const MANIFEST = '/assets/search/manifest.json';
const hrefOf = (request: string | {url: string}): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

/** What the browser's store needs to have here: Node has none. */
class Store {
  readonly #files = new Map<string, Response>();
  match = (request: string) => Promise.resolve(this.#files.get(hrefOf(request))?.clone());
  put = (request: string, response: Response) =>
    Promise.resolve(void this.#files.set(hrefOf(request), response));
  keys = () => Promise.resolve([...this.#files.keys()].map((url) => ({url})));
  delete = (request: {url: string}) => Promise.resolve(this.#files.delete(hrefOf(request)));
}

/** A site whose index has a number in its name. */
const serve = (version: number) => (url: string) =>
  Promise.resolve(
    url.endsWith('manifest.json')
      ? Response.json({
          versions: {
            new: {index: `index.${version}.json`, first: `first.${version}.json`},
            old: {index: `index.${version}.old.json`, first: `first.${version}.old.json`},
          },
        })
      : Response.json({url}),
  );

let store: Store;
beforeEach(() => {
  store = new Store();
  vi.stubGlobal('self', {location: {href: `${ORIGIN}/assets/js/worker.js`}});
  vi.stubGlobal('caches', {open: () => Promise.resolve(store)});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function visit(manifest: string, version = 'new'): Promise<void> {
  const files = await fetchIndex({manifest, version, anew: false});
  await files.getFirst();
  await files.getIndex();
  await files.keep();
}

const keptFiles = async (): Promise<string[]> =>
  (await store.keys()).map(({url}) => url.replace(ORIGIN, '')).sort();

describe('an index that was kept', () => {
  it('goes when a newer one is there', async () => {
    vi.stubGlobal('fetch', serve(1));
    await visit(MANIFEST);
    vi.stubGlobal('fetch', serve(2));
    await visit(MANIFEST);
    expect(await keptFiles()).toEqual([
      '/assets/search/first.2.json',
      '/assets/search/index.2.json',
      MANIFEST,
    ]);
  });

  it('stays when the reader searches in another version of the docs', async () => {
    vi.stubGlobal('fetch', serve(1));
    await visit(MANIFEST, 'new');
    await visit(MANIFEST, 'old');
    expect(await keptFiles()).toEqual([
      '/assets/search/first.1.json',
      '/assets/search/first.1.old.json',
      '/assets/search/index.1.json',
      '/assets/search/index.1.old.json',
      MANIFEST,
    ]);
  });

  it('answers offline, also after searches in another language of the site', async () => {
    vi.stubGlobal('fetch', serve(1));
    await visit(MANIFEST);
    await visit('/he/assets/search/manifest.json');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    for (const folder of ['', '/he']) {
      const manifest = `${folder}/assets/search/manifest.json`;
      const files = await fetchIndex({manifest, version: 'new', anew: false});
      expect((await files.getIndex()).byteLength).toBeGreaterThan(0);
    }
  });
});
