import type {SearchManifest} from '../../plugins/search/writeIndex';
import {isCostly} from '../staticContent/isCostly';
import {whenIdle} from '../staticContent/whenIdle';
import {manifestUrl, settings} from './settings';

/** Pages that a reader may ask for next come first. Milliseconds after the page has loaded. */
const AFTER_MS = 1000;

function prefetch(address: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = new URL(address, new URL(manifestUrl, window.location.href)).href;
  document.head.append(link);
}

async function fetchFiles(): Promise<void> {
  const response = await fetch(manifestUrl, {priority: 'low', cache: 'no-cache'});
  const {index, scripts} = (await response.json()) as SearchManifest;
  [...scripts, index].forEach(prefetch);
}

/**
 * Has the browser fetch the files of search, once per version of the site, when it has nothing else to do; they run when a
 * reader is about to search. Not where that costs the reader something, where others answer, and not in development.
 *
 * @returns stops it.
 */
export function fetchSearchAhead(): () => void {
  if (process.env.NODE_ENV !== 'production' || settings.hosts || isCostly()) return () => undefined;
  // Without them a search fetches what it needs.
  const later = (): void => whenIdle(() => void fetchFiles().catch(() => undefined));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => void (timer = setTimeout(later, AFTER_MS));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', wait);
  };
}
