import {onAddressChange} from '../client/history';
import {markSection} from '../client/markSection';
import {onScroll} from '../client/scroll';
import {define} from './define';

/** A table of contents that marks the section being read. */
define('page-contents', (contents, signal) => {
  const links = [...contents.querySelectorAll('a')];
  const follow = (): void => void markSection(contents.offsetParent, links);
  onScroll(signal, follow);
  onAddressChange(signal, follow);
  requestAnimationFrame(follow);
});
