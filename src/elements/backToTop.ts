import {beginAnew} from '../client/focus';
import {onAddressChange} from '../client/history';
import {define} from './define';
import {onScroll} from '../client/scroll';

/** How far down a page the button shows, in pixels. */
const THRESHOLD = 300;

/** A button that is there on the way up. */
define('back-to-top', (element, signal) => {
  const button = element.querySelector('button');
  let isJump = false;
  const show = (isShown: boolean): void => void element.toggleAttribute('data-shown', isShown);
  onScroll(signal, (top, before) => {
    if (isJump) isJump = false;
    else show(top < before && top >= THRESHOLD);
  });
  show(false);
  onAddressChange(signal, () => {
    isJump = location.hash !== '';
    show(false);
  });
  button?.addEventListener(
    'click',
    () => {
      scrollTo({top: 0, behavior: reducesMotion() ? 'instant' : 'smooth'});
      // The button goes.
      beginAnew();
    },
    {signal},
  );
});

const reducesMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
