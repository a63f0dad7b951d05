import {onAddressChange} from '../client/history';
import {keepInSight, onScroll} from '../client/scroll';
import {sectionRead} from '../client/sectionRead';
import {define} from './define';

/** A table of contents that marks the section being read, and keeps the mark in sight. */
define('page-contents', (contents, signal) => {
  const links = [...contents.querySelectorAll('a')];
  let marked: Element | undefined;
  const follow = (): void => {
    const list = contents.offsetParent;
    // Phones have no room for it.
    if (!list) return;
    const read = sectionRead(links);
    if (read === marked) return;
    marked?.removeAttribute('aria-current');
    read?.setAttribute('aria-current', 'location');
    if (read) keepInSight(read, list);
    marked = read;
  };
  onScroll(signal, follow);
  onAddressChange(signal, follow);
  requestAnimationFrame(follow);
});
