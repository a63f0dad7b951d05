import {PAGE_SHOWN} from './history';
import {isCostly} from './isCostly';
import {pageOfLink, prefetchPage} from './pages';
import {whenIdle} from './whenIdle';

/** How long nothing may have come into sight or left it, in milliseconds. */
const REST_MS = 1000;

/** Where a page comes in this time, another one that is fetched in vain takes nothing from the reader. Milliseconds from the request to the last byte. */
const FAST_MS = 100;

/** Where a reader of the text goes on. */
const LINKS = 'main :is(.markdown, .pagination-nav) a[href]';

/** How the page itself came says how fast the connection is, in every browser. A page from a cache, which says nothing, counts as slow. */
function cameFast(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    page !== undefined &&
    page.encodedBodySize < page.transferSize &&
    page.responseEnd - page.requestStart <= FAST_MS
  );
}

/** Fetches the pages that links at rest in sight lead to, one at a time, on a fast connection. */
export function startLinksInSight(): void {
  if (!cameFast()) return;
  const inSight = new Set<HTMLAnchorElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFetching = false;
  const fetchNext = (): void => {
    const [link] = inSight;
    if (!link || isFetching || isCostly()) return;
    isFetching = true;
    inSight.delete(link);
    observer.unobserve(link);
    void prefetchPage(pageOfLink(link)).then(() => {
      isFetching = false;
      whenIdle(fetchNext);
    });
  };
  const observer = new IntersectionObserver((changes) => {
    for (const {target, isIntersecting} of changes)
      if (isIntersecting) inSight.add(target as HTMLAnchorElement);
      else inSight.delete(target as HTMLAnchorElement);
    clearTimeout(timer);
    timer = setTimeout(fetchNext, REST_MS);
  });
  const watch = (): void => {
    observer.disconnect();
    inSight.clear();
    for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
  };
  watch();
  document.addEventListener(PAGE_SHOWN, watch);
}
