import {onAddressChange} from '../client/history';
import {define} from './define';
import {keepAddress} from './keepAddress';

/** A dropdown of the navbar. A mouse opens it by coming near; keys, fingers and programs click its button. */
define('nav-dropdown', (element, signal) => {
  const button = element.querySelector('a');
  if (!button) return;
  let isOpen = false;
  /** Whether it closes when the mouse leaves. */
  let isHovered = false;
  const show = (isShown: boolean): void => {
    isOpen = isShown;
    isHovered = false;
    // Takes the class away by which the style sheet opens it where scripts don't.
    element.className = isShown ? 'dropdown--show' : '';
    button.setAttribute('aria-expanded', String(isShown));
  };
  element.addEventListener(
    'pointerenter',
    ({pointerType}) => {
      if (isOpen || pointerType === 'touch') return;
      show(true);
      isHovered = true;
    },
    {signal},
  );
  element.addEventListener(
    'pointerleave',
    () => {
      if (isHovered && !element.querySelector('li :focus')) show(false);
    },
    {signal},
  );
  button.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      // What the mouse opened stays when the mouse clicks. Clicks by keys and programs have no detail.
      show(!isOpen || (isHovered && event.detail > 0));
    },
    {signal},
  );
  const closeOutside = ({target}: Event): void => {
    if (!element.contains(target as Node)) show(false);
  };
  addEventListener('pointerdown', closeOutside, {signal});
  addEventListener('focusin', closeOutside, {signal});
  addEventListener(
    'keydown',
    ({key}) => {
      if (key !== 'Escape') return;
      if (element.querySelector('li :focus')) button.focus();
      show(false);
    },
    {signal},
  );
  const keep = (): void => keepAddress(element);
  keep();
  onAddressChange(signal, keep);
});
