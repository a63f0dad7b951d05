import {ADDRESS_CHANGE} from '../client/history';
import {onPageShown} from '../client/onPageShown';
import {define} from './define';
import {keepAddress} from './keepAddress';

/** A dropdown of the navbar. The mouse opens it by CSS; keys and fingers press its button. */
define('nav-dropdown', (element, signal) => {
  const dropdown = element.querySelector('.dropdown');
  const button = dropdown?.querySelector<HTMLElement>('[aria-haspopup]');
  if (!dropdown || !button) return;
  const isOpen = (): boolean => dropdown.classList.contains('dropdown--show');
  const show = (isShown: boolean): void => {
    dropdown.classList.toggle('dropdown--show', isShown);
    button.setAttribute('aria-expanded', String(isShown));
  };
  button.addEventListener(
    'click',
    (event) => {
      if (button.getAttribute('href') === '#') event.preventDefault();
    },
    {signal},
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && isOpen()) {
        show(false);
        button.focus();
      } else if (event.target === button && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        show(!isOpen());
      }
    },
    {signal},
  );
  const closeOutside = ({target}: Event): void => {
    if (target instanceof Node && !element.contains(target)) show(false);
  };
  for (const event of ['mousedown', 'touchstart', 'focusin'])
    document.addEventListener(event, closeOutside, {passive: true, signal});
  const keep = (): void => keepAddress(element);
  keep();
  addEventListener(ADDRESS_CHANGE, keep, {signal});
  addEventListener('hashchange', keep, {signal});
  onPageShown(signal, keep);
});
