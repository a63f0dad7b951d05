import {PAGE_SHOWN} from '../history';
import {whenIdle} from '../whenIdle';
import {ask, register} from './serviceWorker';
import {announceVersions} from './newVersion';

/** Files whose address alone says that every page of the build has the same. */
const FILES = /\/(?:assets\/(?:js|css)|img)\/[^?]+$/;

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(location.origin) && FILES.test(name));

const withoutPlace = (address: string): string => address.replace(/[?#].*/, '');

let isKeeping = false;

/**
 * Has the service worker keep the pages that come without it: the one it was registered on, and those of in-site navigation, of
 * which the first may be what started this. Once in a window.
 */
export async function keepVisited(): Promise<void> {
  // Pages without HTTPS have none.
  if (isKeeping || !('serviceWorker' in navigator)) return;
  isKeeping = true;
  // A browser may refuse it, as in a private window: the site works without.
  const registration = await register().catch(() => undefined);
  if (!registration) return;
  announceVersions(registration);
  await navigator.serviceWorker.ready;
  const keep = (page: string): void =>
    ask(registration.active, {ask: 'visited', page, files: loadedFiles()});
  // The reader may have gone on from the page that the browser opened.
  const opened = performance.getEntriesByType('navigation').map(({name}) => withoutPlace(name));
  for (const page of new Set([...opened, withoutPlace(location.href)])) keep(page);
  document.addEventListener(PAGE_SHOWN, () => whenIdle(() => keep(withoutPlace(location.href))));
}
