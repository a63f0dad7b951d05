import {followScroll} from './followScroll';
import {revealTarget} from './revealTarget';

/**
 * Brings the page to life: the sidebar follows the reader, its button opens it on phones, a link to a place that
 * is already in the address opens it again, and paper shows what is folded.
 *
 * @returns What undoes it.
 */
export function livenPage(): () => void {
  const page = document.querySelector<HTMLElement>('[data-api]');
  if (!page) return () => {};
  const ended = new AbortController();
  const {signal} = ended;
  const button = page.querySelector('nav > button');
  const toggle = (open: boolean): void => button?.setAttribute('aria-expanded', String(open));

  page.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    if (target.closest('nav > button')) toggle(button?.getAttribute('aria-expanded') === 'false');
    const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link) return;
    toggle(false);
    revealTarget(link.hash);
  }, {signal});

  let folded: Element[] = [];
  window.addEventListener('beforeprint', () => {
    folded = [...page.querySelectorAll('details:not([open])')];
    for (const part of folded) part.setAttribute('open', '');
  }, {signal});
  window.addEventListener('afterprint', () => {
    for (const part of folded) part.removeAttribute('open');
  }, {signal});

  followScroll(page, signal);
  return () => ended.abort();
}
