import {answerConsoles} from './answerConsoles';
import {followScroll} from './followScroll';
import {revealTarget} from './revealTarget';

/**
 * Brings the page to life: the sidebar follows the reader, its button opens it on phones, a link to a place that
 * is already in the address opens it again, consoles open, and paper shows what is folded.
 *
 * @returns What undoes it.
 */
export function livenPage(): () => void {
  const page = document.querySelector<HTMLElement>('[data-api]');
  if (!page) return () => {};
  const ended = new AbortController();
  const {signal} = ended;
  const button = page.querySelector<HTMLElement>('nav > button');
  const toggle = (open: boolean): void => button?.setAttribute('aria-expanded', String(open));
  const isOpen = (): boolean => button?.getAttribute('aria-expanded') === 'true';

  document.addEventListener(
    'click',
    ({target}) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (target.closest('[data-api] > nav > button')) toggle(!isOpen());
      // A choice closes the list, and so does a click elsewhere.
      else if (link || !target.closest('[data-api] > nav')) toggle(false);
      if (link) revealTarget(link.hash);
    },
    {signal},
  );
  page.addEventListener(
    'keydown',
    ({key}) => {
      if (key !== 'Escape' || !isOpen()) return;
      toggle(false);
      button?.focus();
    },
    {signal},
  );

  let folded: Element[] = [];
  window.addEventListener(
    'beforeprint',
    () => {
      folded = [...page.querySelectorAll('details:not([open], .ac *)')];
      for (const part of folded) part.setAttribute('open', '');
    },
    {signal},
  );
  window.addEventListener(
    'afterprint',
    () => {
      for (const part of folded) part.removeAttribute('open');
    },
    {signal},
  );

  followScroll(page, signal);
  answerConsoles(page, signal);
  return () => ended.abort();
}
