import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fetchIndex} from './fetchIndex';

const ORIGIN = 'https://docs.example';
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
      ? Response.json({index: `index.${version}.json`, first: `first.${version}.json`})
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

async function visit(manifest: string): Promise<void> {
  const files = await fetchIndex(manifest, false);
  await files.getFirst();
  await files.getIndex();
  await files.keep();
}

describe('an index that was kept', () => {
  it('goes when a newer one is there', async () => {
    vi.stubGlobal('fetch', serve(1));
    await visit('/assets/search/manifest.json');
    vi.stubGlobal('fetch', serve(2));
    await visit('/assets/search/manifest.json');
    expect((await store.keys()).map(({url}) => url.replace(ORIGIN, '')).sort()).toEqual([
      '/assets/search/first.2.json',
      '/assets/search/index.2.json',
      '/assets/search/manifest.json',
    ]);
  });

  it('answers offline, also after searches in another language of the site', async () => {
    vi.stubGlobal('fetch', serve(1));
    await visit('/assets/search/manifest.json');
    await visit('/he/assets/search/manifest.json');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    for (const folder of ['', '/he']) {
      const files = await fetchIndex(`${folder}/assets/search/manifest.json`, false);
      expect((await files.getIndex()).byteLength).toBeGreaterThan(0);
    }
  });
});
