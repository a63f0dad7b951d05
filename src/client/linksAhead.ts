import {inSiteLink} from './inSiteLink';
import {isCostly} from './isCostly';
import {loadPage} from './pages';
import {pagePath} from './paths';

/**
 * Fetches a page before the reader asks for it, once a link to it is pointed at, touched or focused.
 * A failure is ignored: the navigation that follows tries again.
 */
export function startLinksAhead(): void {
  const onIntent = (event: Event): void => {
    // Spec §7.1: not where the reader pays for it, which may change on the way.
    if (isCostly()) return;
    const url = inSiteLink(event);
    if (url && pagePath(url.pathname) !== pagePath(location.pathname))
      void loadPage(url.pathname).catch(() => undefined);
  };
  for (const intent of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, {passive: true});
}
