import {pageOfLink} from './inSiteLink';
import {isFree} from './isCostly';
import {PAGE_SHOWN} from './navigation';
import {loadPage} from './pages';
import {pagePath} from './paths';
import {whenIdle} from './whenIdle';

/** How long nothing may have come into sight or left it, in milliseconds. */
const REST_MS = 1000;

/** Where a reader of the text goes on. */
const LINKS = 'main :is(.markdown, .pagination-nav) a[href]';

/** Fetches the pages that links at rest in sight lead to, one at a time, where that takes nothing from the reader. */
export function startLinksInSight(): void {
  if (!isFree()) return;
  const inSight = new Set<HTMLAnchorElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchNext = (): void => {
    const [link] = inSight;
    if (!link) return;
    inSight.delete(link);
    observer.unobserve(link);
    const url = pageOfLink(link);
    const isElsewhere = url && pagePath(url.pathname) !== pagePath(location.pathname);
    const fetched = isElsewhere ? loadPage(url.pathname) : Promise.resolve();
    // A failure is ignored: the navigation that follows tries again.
    void fetched.catch(() => undefined).then(() => whenIdle(fetchNext));
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
