import {onAddressChange} from '../client/history';
import {onScroll} from '../client/scroll';
import {sectionRead} from '../client/sectionRead';
import {define} from './define';

/** A table of contents that marks the section being read. */
define('page-contents', (contents, signal) => {
  const links = [...contents.querySelectorAll('a')];
  const follow = (): void => {
    // Phones have no room for it.
    if (!contents.offsetParent) return;
    const read = sectionRead(links);
    for (const link of links)
      if (link === read) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  };
  onScroll(signal, follow);
  onAddressChange(signal, follow);
  requestAnimationFrame(follow);
});
