import {anchorOf} from './focus';
import {keepInSight} from './keepInSight';
import {isAtEnd} from './scroll';

/** How far below the top of the window headings are hidden, in pixels. A link puts its heading at 76 at the least, below the navbar. */
const HIDDEN = 70;

/**
 * Finds the link to the section being read: the first whose heading is in the upper half of the window, or the one before it if none is. At
 * the end of the page, the section of the address is read if its heading is in the window.
 *
 * @param links - Links to headings, in the order of the page.
 */
function sectionRead(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const topOf = (link: HTMLAnchorElement | undefined): number =>
    anchorOf(link?.hash ?? '')?.getBoundingClientRect().top ?? 0;
  const target = links.find(({hash}) => hash === location.hash);
  if (isAtEnd() && topOf(target) >= HIDDEN) return target;
  // Looks no further than it must: the place of a heading that is far below is not worked out until it comes near.
  const next = links.findIndex((link) => topOf(link) >= HIDDEN);
  if (next < 0) return links.at(-1);
  return links[topOf(links[next]) < innerHeight / 2 ? next : next - 1];
}

/**
 * Marks in a list which section is being read, and keeps the mark in sight. The mark is kept in the page alone, which may come back with it.
 *
 * @param list - Nothing where the list is not laid out, as on phones.
 * @param links - Links of the list to headings, in the order of the page.
 * @param otherwise - What to mark above the first heading.
 * @returns the link, if another one was marked before.
 */
export function markSection(
  list: Element | null,
  links: readonly HTMLAnchorElement[],
  otherwise?: HTMLAnchorElement,
): HTMLAnchorElement | undefined {
  if (!list) return undefined;
  const read = sectionRead(links) ?? otherwise;
  const marked = list.querySelector('[aria-current]');
  if (read === marked) return undefined;
  marked?.removeAttribute('aria-current');
  read?.setAttribute('aria-current', 'location');
  keepInSight(read, list);
  return read;
}
