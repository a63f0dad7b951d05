import {SEARCH_MANIFEST} from '@toolhive-docs/search-engine/files';
import type {IndexPair, SearchManifest} from '../../plugins/search/writeIndex';
import {make} from '../elements/make';
import {isCostly} from './isCostly';
import {site} from './site';
import {whenIdle} from './whenIdle';

/** Pages that a reader may ask for next come first. Milliseconds after the page has loaded. */
export const AHEAD_AFTER_MS = 1000;

async function prefetchFiles(): Promise<void> {
  if (isCostly()) return;
  const address = new URL(site().baseUrl + SEARCH_MANIFEST, location.href);
  const response = await fetch(address, {priority: 'low', cache: 'no-cache'});
  const {versions, scripts} = (await response.json()) as SearchManifest;
  const [only, other] = Object.values(versions);
  // A site with several versions has this chunk already.
  const {first} = (
    other
      ? versions[(await import(/* webpackChunkName: "versions" */ './docsVersion')).searchTag()]
      : only
  ) as IndexPair;
  // The connection may have become slow.
  if (isCostly()) return;
  // This one answers while the first search fetches the whole index.
  for (const file of [...scripts, first])
    document.head.append(make('link', {rel: 'prefetch', href: new URL(file, address).href}));
}

/**
 * Has the browser fetch the files of search, once per version of the site, when it has nothing else to do; they run when a
 * reader is about to search. Not where that costs the reader something, where others answer, and not in development.
 */
export function searchAhead(): void {
  if (process.env['NODE_ENV'] !== 'production' || site().search.hosts) return;
  // Without them a search fetches what it needs.
  const fetchLater = (): void => whenIdle(() => void prefetchFiles().catch(() => undefined));
  const wait = (): void => void setTimeout(fetchLater, AHEAD_AFTER_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
