import {anchorOf} from '../client/focus';
import {onAddressChange} from '../client/history';
import {onScroll} from '../client/onScroll';
import {define} from './define';

/** How far below the top of the window the navbar hides headings, in pixels. A link puts its heading below that. */
const HIDDEN = 60;

/**
 * A table of contents that marks the section being read: the first whose heading is in the upper half of the window, or the one before it
 * if none is. At the end of the page, the section of the address is read if its heading is in the window.
 */
define('page-contents', (contents, signal) => {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a')];
  const topOf = (link: HTMLAnchorElement | undefined): number =>
    anchorOf(link?.hash ?? '')?.getBoundingClientRect().top ?? 0;
  const current = (): HTMLAnchorElement | undefined => {
    const target = links.find(({hash}) => hash === location.hash);
    const isAtEnd = innerHeight + scrollY > document.documentElement.scrollHeight - 2;
    if (isAtEnd && topOf(target) >= HIDDEN) return target;
    // Looks no further than it must: the place of a heading that is far below is not worked out until it comes near.
    const next = links.findIndex((link) => topOf(link) >= HIDDEN);
    if (next < 0) return links.at(-1);
    return links[topOf(links[next]) < innerHeight / 2 ? next : next - 1];
  };
  const follow = (): void => {
    const read = current();
    for (const link of links)
      if (link === read) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  };
  onScroll(signal, follow);
  onAddressChange(signal, follow);
  requestAnimationFrame(follow);
});
