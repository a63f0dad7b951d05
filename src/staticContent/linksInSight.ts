import {pageOfLink} from './inSiteLink';
import {isCostly} from './isCostly';
import {loadPage} from './pages';
import {whenIdle} from './whenIdle';

/** How long a link must stay in sight; a reader who scrolls by has no use for its page. Milliseconds. */
const REST_MS = 300;

/**
 * Has the pages ready to which the links of a text lead, once a link is in sight and the browser has
 * nothing else to do.
 *
 * @returns stops watching.
 */
export function prepareLinksInSight(main: Element): () => void {
  if (isCostly()) return () => undefined;
  const timers = new Map<Element, number>();
  const prepare = (link: HTMLAnchorElement): void => {
    observer.unobserve(link);
    // A failure is nobody's concern yet: who goes there has it tried again.
    whenIdle(() => void loadPage(link.pathname, 'low').catch(() => undefined));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) timers.set(target, window.setTimeout(prepare, REST_MS, target));
    }
  });
  // The browser looks for each of them in each frame, so only for those that lead to other pages.
  for (const link of main.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (pageOfLink(link)) observer.observe(link);
  return () => {
    observer.disconnect();
    timers.forEach((timer) => clearTimeout(timer));
  };
}
