import {onAddressChange} from '../client/history';
import {keepInSight, onScroll} from '../client/scroll';
import {sectionRead} from '../client/sectionRead';

/** Marks in a page's own list of links what the reader is at, and keeps the mark in sight. */
export function followReader(page: HTMLElement, signal: AbortSignal): void {
  const nav = page.querySelector('nav');
  if (!nav) return;
  const links = [...nav.querySelectorAll('a')];
  const place = nav.querySelector('[data-place]');
  let current: Element | undefined;

  const update = (): void => {
    const link = sectionRead(links) ?? links[0];
    if (!link || link === current) return;
    nav.querySelector('[aria-current]')?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'location');
    current = link;
    if (place) place.textContent = link.firstChild?.textContent ?? '';
    keepInSight(link, nav);
  };
  onScroll(signal, update);
  onAddressChange(signal, update);
  requestAnimationFrame(update);
}
