import {anchorOf} from '../client/focus';
import {onScroll} from '../client/onScroll';

/** How far below the top of the window a heading may be and still count as read, in pixels: where a link to it puts it, on a phone too. */
const READING_LINE = 140;

/** Marks in a page's own list of links what the reader is at, and keeps the mark in sight. */
export function followReader(page: HTMLElement, signal: AbortSignal): void {
  const nav = page.querySelector('nav');
  if (!nav) return;
  const places = [...nav.querySelectorAll('a')].flatMap((link) => {
    const heading = anchorOf(link.hash);
    return heading ? [{link, heading}] : [];
  });
  const place = nav.querySelector('[data-place]');
  let current: Element | undefined;

  const update = (): void => {
    // Looks no further than it must: the place of a heading that is far below is not worked out until it comes near.
    const next = places.findIndex(
      ({heading}) => heading.getBoundingClientRect().top >= READING_LINE,
    );
    const {link} = places.at(next < 0 ? -1 : Math.max(0, next - 1)) ?? {};
    if (!link || link === current) return;
    nav.querySelector('[aria-current]')?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'location');
    current = link;
    if (place) place.textContent = link.firstChild?.textContent ?? '';
    // Only the list itself may move, never the page.
    const [box, frame] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom)
      nav.scrollTop += box.top - frame.top - frame.height / 2;
  };
  onScroll(signal, update);
  requestAnimationFrame(update);
}
