import {inSiteLink, pageOfLink} from './inSiteLink';
import {isCostly} from './isCostly';
import {PAGE_SHOWN} from './navigation';
import {CONTENT_ATTRIBUTE} from './Page';
import {loadPage} from './pages';
import {pagePath} from './paths';
import {whenIdle} from './whenIdle';

/** How long a link must stay in sight; a reader who scrolls by has no use for its page. Milliseconds. */
const REST_MS = 300;

/** Pages on their way at a time because their links are in sight. */
const AT_A_TIME = 2;

/** A failure is nobody's concern yet: who goes there has it tried again, and sees it. */
function fetchAhead({pathname}: URL, priority: RequestPriority): Promise<unknown> {
  if (pagePath(pathname) === pagePath(location.pathname)) return Promise.resolve();
  return loadPage(pathname, priority).catch(() => undefined);
}

/** Fetches pages whose links are in sight, a few at a time, when the browser has nothing else to do. */
class InSight {
  readonly #timers = new Map<Element, number>();
  readonly #waiting: URL[] = [];
  #running = 0;
  readonly #observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      clearTimeout(this.#timers.get(target));
      if (isIntersecting)
        this.#timers.set(
          target,
          window.setTimeout(() => this.#take(target), REST_MS),
        );
    }
  });

  watch(root: ParentNode): void {
    this.#observer.disconnect();
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#waiting.length = 0;
    // The browser looks for each of them in each frame, so only for those that lead to other pages.
    for (const link of root.querySelectorAll<HTMLAnchorElement>('main a[href]'))
      if (pageOfLink(link)) this.#observer.observe(link);
  }

  #take(link: Element): void {
    this.#observer.unobserve(link);
    const url = pageOfLink(link as HTMLAnchorElement);
    if (url) this.#waiting.push(url);
    this.#next();
  }

  #next(): void {
    const url = this.#running < AT_A_TIME ? this.#waiting.shift() : undefined;
    if (!url) return;
    this.#running += 1;
    whenIdle(() => {
      void fetchAhead(url, 'low').finally(() => {
        this.#running -= 1;
        this.#next();
      });
    });
  }
}

/** Fetches pages before the reader asks for them: once a link is pointed at, touched or focused, or rests in sight. */
export function startLinksAhead(): void {
  const onIntent = (event: Event): void => {
    const url = inSiteLink(event);
    if (url) void fetchAhead(url, 'high');
  };
  for (const intent of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, {passive: true});
  if (isCostly()) return;
  const inSight = new InSight();
  const watch = (): void => {
    const content = document.querySelector(`[${CONTENT_ATTRIBUTE}]`);
    if (content) inSight.watch(content);
  };
  document.addEventListener(PAGE_SHOWN, watch);
  whenIdle(watch);
}
