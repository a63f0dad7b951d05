import {manifestUrl, settings} from '../settings';
import {EmbeddedClient} from './embedded/EmbeddedClient';
import type {SearchClient} from './SearchClient';

/** Opens the door that the settings name. The code of the others stays on the server. */
async function openDoor(): Promise<SearchClient> {
  if (!settings.hosts) {
    return new EmbeddedClient({
      start: () =>
        new Worker(
          /* webpackChunkName: "search-worker" */ new URL(
            './embedded/searchWorker.ts',
            import.meta.url,
          ),
        ),
      manifest: manifestUrl,
    });
  }
  const {openHttp} = await import('./http/openHttp');
  return openHttp(settings);
}

let door: Promise<SearchClient> | undefined;

const client = (): Promise<SearchClient> => (door ??= openDoor());

/** A door that could not be opened is tried again the next time. */
function forget(error: unknown): never {
  door = undefined;
  throw error;
}

/** The one client of the page. */
export const pageClient: SearchClient = {
  prepare: () =>
    void client()
      .then((opened) => opened.prepare())
      .catch(() => (door = undefined)),
  search: async (requests) => (await client().catch(forget)).search(requests),
  suggest: async (request) => (await client().catch(forget)).suggest(request),
};
