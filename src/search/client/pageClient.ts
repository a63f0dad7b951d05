import {baseUrl, settings} from '../settings';
import {hostUrl} from '../hostUrl';
import {EmbeddedClient} from './embedded/EmbeddedClient';
import {fetchIndex} from './embedded/fetchIndex';
import type {SearchClient} from './SearchClient';

/** Opens the door that the settings name. The other doors' code stays on the server. */
async function openDoor(): Promise<SearchClient> {
  const {hosts, appId, apiKey} = settings;
  if (!hosts) {
    return new EmbeddedClient({
      start: () => new Worker(new URL('./embedded/searchWorker.ts', import.meta.url)),
      fetch: (anew) => fetchIndex(`${baseUrl}assets/search/manifest.json`, anew),
    });
  }
  const {HttpClient} = await import('./http/HttpClient');
  const credentials = appId === undefined && apiKey === undefined ? {} : {credentials: {...(appId && {appId}), ...(apiKey && {apiKey})}};
  return new HttpClient({...credentials, ...(hosts.length > 0 && {hosts: hosts.map(hostUrl)})});
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
