import {pageOfLink} from './inSiteLink';
import {loadPage} from './pages';
import {whenIdle} from './whenIdle';

declare global {
  interface Navigator {
    /** Not in every browser (https://wicg.github.io/netinfo/). */
    readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
  }
}

/** Whether the reader pays, in money or patience, for what is fetched in vain (spec §7). */
function isCostly(): boolean {
  return navigator.connection?.saveData === true || navigator.connection?.effectiveType?.includes('2g') === true;
}

/**
 * Has the pages ready to which the links of a text lead, once a link is in sight and the browser has
 * nothing else to do.
 *
 * @returns stops watching.
 */
export function prepareLinksInSight(main: Element): () => void {
  if (isCostly()) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const url = pageOfLink(target as HTMLAnchorElement);
      // A failure is nobody's concern yet: who goes there has it tried again.
      if (url) whenIdle(() => void loadPage(url.pathname, 'low').catch(() => undefined));
    }
  });
  for (const link of main.querySelectorAll('a[href]')) observer.observe(link);
  return () => observer.disconnect();
}
