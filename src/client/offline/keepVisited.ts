import {ask, register} from './serviceWorker';
import {announceVersions} from './newVersion';

/** Files whose address alone says that every page of the build has the same. */
const FILES = /\/(?:assets\/(?:js|css)|img)\/[^?]+$/;

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(location.origin) && FILES.test(name));

/** Has the service worker keep this page, which may have come without it; it keeps the next ones by itself. */
export async function keepVisited(): Promise<void> {
  // A browser may refuse it, as in a private window: the site works without.
  const registration = await register().catch(() => undefined);
  if (!registration) return;
  announceVersions(registration);
  if (navigator.serviceWorker.controller) return;
  const {active} = await navigator.serviceWorker.ready;
  ask(active, {ask: 'visited', page: location.origin + location.pathname, files: loadedFiles()});
}
