import {anchorOf} from '../client/focus';
import {define} from './define';
import {onScroll} from '../client/onScroll';

const ACTIVE = 'table-of-contents__link--active';

/** A table of contents that marks the section being read: the last whose heading is in the upper half of the window or above it. */
define('page-contents', (contents, signal) => {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a')];
  const isRead = ({hash}: HTMLAnchorElement): boolean => {
    const heading = anchorOf(hash);
    return heading !== undefined && heading.getBoundingClientRect().top < innerHeight / 2;
  };
  const follow = (): void => {
    // Not laid out, as in the closed contents of phones.
    if (!isShown(contents)) return;
    // Looks no further than it must: the place of a heading that is far below is not worked out until it comes near.
    const next = links.findIndex((link) => !isRead(link));
    const current = next < 0 ? links.at(-1) : links[next - 1];
    for (const link of links) {
      link.classList.toggle(ACTIVE, link === current);
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  onScroll(signal, follow);
  requestAnimationFrame(follow);
});

const isShown = (element: Partial<Element>): boolean =>
  // eslint-disable-next-line site/in-promised-browsers -- Safari before 17.4 lacks it; there, closed contents are followed too
  element.checkVisibility?.() ?? true;
