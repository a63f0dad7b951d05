import {pageOfLink} from './inSiteLink';
import {isCostly} from './isCostly';
import {PAGE_SHOWN} from './navigation';
import {prefetchPage} from './pages';

/** How long nothing may have come into sight or left it, in milliseconds. */
const REST_MS = 1000;

/** Where a page comes in this time, another one that is fetched in vain takes nothing from the reader. Milliseconds from the request to the last byte. */
const FAST_MS = 100;

/** Pages that are fetched while nothing moves: a page of links must not cost a reader all that they lead to. */
const PAGES_AT_REST = 2;

/** Where a reader of the text goes on to other pages. */
const LINKS = ':is(.markdown, .pagination-nav) a[href^="/"]';

/** Fetches the pages that the first links at rest in sight lead to, one after the other, on a fast connection. */
export function startLinksInSight(): void {
  // How the page itself came says how fast the connection is, in every browser. One from a cache says nothing.
  const [page] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  const isFromCache = page.transferSize <= page.encodedBodySize;
  if (isFromCache || page.responseEnd - page.requestStart > FAST_MS) return;
  const inSight = new Set<HTMLAnchorElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetching = Promise.resolve();
  const fetchSome = async (): Promise<void> => {
    for (const link of [...inSight].slice(0, PAGES_AT_REST)) {
      inSight.delete(link);
      observer.unobserve(link);
      if (!isCostly()) await prefetchPage(pageOfLink(link));
    }
  };
  const observer = new IntersectionObserver((changes) => {
    for (const {target, isIntersecting} of changes)
      if (isIntersecting) inSight.add(target as HTMLAnchorElement);
      else inSight.delete(target as HTMLAnchorElement);
    clearTimeout(timer);
    timer = setTimeout(() => void (fetching = fetching.then(fetchSome)), REST_MS);
  });
  const watch = (): void => {
    observer.disconnect();
    inSight.clear();
    for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
  };
  watch();
  document.addEventListener(PAGE_SHOWN, watch);
}
