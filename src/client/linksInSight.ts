import {pageOfLink} from './inSiteLink';
import {isCostly} from './isCostly';
import {PAGE_SHOWN} from './navigation';
import {loadPage} from './pages';
import {pagePath} from './paths';
import {whenIdle} from './whenIdle';

/** How long nothing may have come into sight or left it, in milliseconds. */
const REST_MS = 1000;

/** From here on a page that is fetched in vain takes nothing from the reader, in megabits per second. */
const FAST_MBPS = 5;

/** Where a reader of the text goes on. */
const LINKS = 'main :is(.markdown, .pagination-nav) a[href]';

/** Fetches the page that a link leads to, unless it is the one on show. */
async function fetchAhead(link: HTMLAnchorElement): Promise<void> {
  const url = pageOfLink(link);
  if (!url || pagePath(url.pathname) === pagePath(location.pathname)) return;
  // A failure is ignored: the navigation that follows tries again.
  await loadPage(url.pathname).catch(() => undefined);
}

const isFast = (): boolean => !isCostly() && (navigator.connection?.downlink ?? 0) >= FAST_MBPS;

/** Fetches the pages that links at rest in sight lead to, one at a time. Browsers that do not tell how fast the connection is leave it. */
export function startLinksInSight(): void {
  if (!isFast()) return;
  const inSight = new Set<HTMLAnchorElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFetching = false;
  const fetchNext = (): void => {
    const [link] = inSight;
    if (!link || isFetching || !isFast()) return;
    isFetching = true;
    inSight.delete(link);
    observer.unobserve(link);
    void fetchAhead(link).then(() => {
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
