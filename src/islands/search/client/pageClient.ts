import {SEARCH_MANIFEST} from '@toolhive-docs/search-engine/files';
import {searchTag} from '../../../client/docsVersion';
import {site} from '../../../client/site';
import {hostUrl} from '../hostUrl';
import {EmbeddedClient} from './embedded/EmbeddedClient';
import type {SearchClient} from './SearchClient';
import {searchOrText} from './searchOrText';

/** Opens the backend that the site names. The code of the others stays on the server. */
async function openBackend(): Promise<SearchClient> {
  const {baseUrl, search} = site();
  if (!search.hosts) {
    return new EmbeddedClient({
      start: (place) =>
        new Worker(
          /* webpackChunkName: "search-worker" */ new URL(
            './embedded/searchWorker.ts',
            import.meta.url,
          ),
          {name: JSON.stringify(place)},
        ),
      manifest: baseUrl + SEARCH_MANIFEST,
      version: searchTag,
    });
  }
  const {HttpClient} = await import(/* webpackChunkName: "search-http" */ './http/HttpClient');
  return new HttpClient({...search, hosts: search.hosts.map(hostUrl)});
}

let backend: Promise<SearchClient> | undefined;

/** A backend that could not be opened is tried again the next time. */
const client = (): Promise<SearchClient> =>
  (backend ??= openBackend().catch((error: unknown) => {
    backend = undefined;
    throw error;
  }));

/** The one client of the page. */
export const pageClient: SearchClient = {
  prepare: () =>
    void client()
      .then((opened) => opened.prepare())
      .catch(() => undefined),
  search: async (requests) => {
    const opened = await client();
    return searchOrText((asked) => opened.search(asked), requests);
  },
  early: async (requests) => (await (await client()).early?.(requests)) ?? [],
  suggest: async (request) => (await client()).suggest(request),
};
