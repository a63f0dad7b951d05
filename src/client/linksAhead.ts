import {inSiteLink, pageOfLink} from './inSiteLink';
import {isCostly} from './isCostly';
import {PAGE_SHOWN} from './navigation';
import {CONTENT_ATTRIBUTE} from './Page';
import {loadPage, pageAt} from './pages';
import {pagePath} from './paths';
import {whenIdle} from './whenIdle';

/** How long a link must stay in sight; a reader who scrolls by has no use for its page. Milliseconds. */
const REST_MS = 300;

/** Pages that are fetched at a time because their links are in sight. */
const AT_A_TIME = 2;

/** Ignore prefetch failures; navigation retries. */
function fetchAhead({pathname}: URL, priority: RequestPriority): Promise<unknown> {
  if (pagePath(pathname) === pagePath(location.pathname)) return Promise.resolve();
  return loadPage(pathname, priority).catch(() => undefined);
}

/** Links of a page's own text; those around it lead everywhere. */
const LINKS = 'main a[href]:not(.breadcrumbs a, .pagination-nav a)';

/** Fetches pages whose links rest in sight, when the browser has nothing else to do. */
class InSight {
  readonly #timers = new Map<Element, number>();
  /** Pages that may still be fetched before the reader moves on. */
  #left = AT_A_TIME;
  readonly #observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      clearTimeout(this.#timers.get(target));
      if (isIntersecting)
        this.#timers.set(
          target,
          window.setTimeout(() => this.#take(target as HTMLAnchorElement), REST_MS),
        );
    }
  });

  constructor() {
    addEventListener('scroll', () => (this.#left = AT_A_TIME), {passive: true});
  }

  watch(content: Element): void {
    this.#observer.disconnect();
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#left = AT_A_TIME;
    // The browser looks for each of them in each frame, so only for those that lead to other pages.
    for (const link of content.querySelectorAll<HTMLAnchorElement>(LINKS))
      if (pageOfLink(link)) this.#observer.observe(link);
  }

  #take(link: HTMLAnchorElement): void {
    const url = pageOfLink(link);
    if (!url || this.#left === 0 || pageAt(url.pathname)) return;
    this.#left -= 1;
    this.#observer.unobserve(link);
    whenIdle(() => void fetchAhead(url, 'low'));
  }
}

/** Fetches pages before the reader asks for them: once a link is pointed at, touched or focused, or rests in sight. */
export function startLinksAhead(): void {
  // Spec §7.1: not where the reader pays for it.
  if (isCostly()) return;
  const onIntent = (event: Event): void => {
    const url = inSiteLink(event);
    if (url) void fetchAhead(url, 'high');
  };
  for (const intent of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, {passive: true});
  const inSight = new InSight();
  const watch = (): void => {
    const content = document.querySelector(`[${CONTENT_ATTRIBUTE}]`);
    if (content) inSight.watch(content);
  };
  document.addEventListener(PAGE_SHOWN, watch);
  whenIdle(watch);
}
