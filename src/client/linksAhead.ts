import {isCostly} from './isCostly';
import {inSiteLink, prefetchPage} from './pages';

/** Fetches a page once a link to it is pointed at, touched or focused. */
export function startLinksAhead(): void {
  const onIntent = (event: Event): void => {
    // Spec §7.1: not where the reader pays for it, which may change on the way.
    if (!isCostly()) void prefetchPage(inSiteLink(event));
  };
  for (const intent of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, {passive: true});
}
