import {onAddressChange} from '../client/history';
import {markSection} from '../client/markSection';
import {onScroll} from '../client/scroll';

/** Marks in a page's own list of links what the reader is at, and says it where the list is closed. */
export function followReader(page: HTMLElement, signal: AbortSignal): void {
  const nav = page.querySelector('nav');
  if (!nav) return;
  const links = [...nav.querySelectorAll('a')];
  const place = nav.querySelector('[data-place]');
  const update = (): void => {
    const link = markSection(nav, links, links[0]);
    if (link && place) place.textContent = link.firstChild?.textContent ?? '';
  };
  onScroll(signal, update);
  onAddressChange(signal, update);
  requestAnimationFrame(update);
}
