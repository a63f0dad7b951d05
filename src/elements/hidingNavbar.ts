import {anchorOf} from '../client/focus';
import {onAddressChange} from '../client/history';
import {define} from './define';
import {isAtEnd, onScroll} from '../client/scroll';

/** A navbar that hides on the way down and comes back on the way up, near the top, and at the end of a page (spec §4). */
define('hiding-navbar', (element, signal) => {
  const navbar = element.querySelector('nav');
  if (!navbar || element.dataset['hides'] === undefined) return;
  /** The next scroll is a jump to a place, which hides the navbar wherever it ends but near the top. */
  let isJump = false;
  const hide = (isHidden: boolean): void =>
    void element.toggleAttribute('data-hidden', isHidden && scrollY >= navbar.offsetHeight);

  onScroll(signal, (top, before) => {
    if (isJump) hide(true);
    else if (isAtEnd()) hide(false);
    else if (top !== before) hide(top > before);
    isJump = false;
  });
  const follow = (): void => {
    isJump = anchorOf(location.hash) !== undefined;
    hide(isJump);
  };
  follow();
  onAddressChange(signal, follow);
  // Who goes there with the keyboard must see where they are.
  navbar.addEventListener('focusin', () => hide(false), {signal});
});
