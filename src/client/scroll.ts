import {anchorOf} from './focus';

/** How far below the top of the window headings are hidden, in pixels. A link puts its heading at 76 at the least, below the navbar. */
const HIDDEN = 70;

/**
 * Calls back at most once a frame while the page scrolls or the window changes its size.
 *
 * @param run - Takes how far the page is scrolled, now and the last time, in CSS pixels.
 */
export function onScroll(signal: AbortSignal, run: (top: number, before: number) => void): void {
  let before = 0;
  let isWaiting = false;
  const soon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      const top = window.scrollY;
      if (!signal.aborted) run(top, before);
      before = top;
    });
  };
  addEventListener('scroll', soon, {passive: true, signal});
  addEventListener('resize', soon, {passive: true, signal});
  // Not at once: the page would have to be laid out for it.
  requestAnimationFrame(() => (before = window.scrollY));
}

/** Whether the page is scrolled to its end. */
export const isAtEnd = (): boolean =>
  window.scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

/**
 * Finds the link to the section being read: the first whose heading is in the upper half of the window, or the one before it if none is. At
 * the end of the page, the section of the address is read if its heading is in the window.
 *
 * @param links - Links to headings, in the order of the page.
 */
export function sectionRead(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const topOf = (link: HTMLAnchorElement | undefined): number =>
    anchorOf(link?.hash ?? '')?.getBoundingClientRect().top ?? 0;
  const target = links.find(({hash}) => hash === location.hash);
  if (isAtEnd() && topOf(target) >= HIDDEN) return target;
  // Looks no further than it must: the place of a heading that is far below is not worked out until it comes near.
  const next = links.findIndex((link) => topOf(link) >= HIDDEN);
  if (next < 0) return links.at(-1);
  return links[topOf(links[next]) < innerHeight / 2 ? next : next - 1];
}
