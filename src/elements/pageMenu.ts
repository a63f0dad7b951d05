import {define} from './define';
import {sayMissing} from './sayMissing';

const load = () => import(/* webpackChunkName: "page-extras" */ './pageMenuList');

/** The menu of a page for AI tools. Its list comes when a reader is about to open it. */
define('page-menu', (element, signal) => {
  const button = element.querySelector('button');
  if (!button) return;
  for (const intent of ['focus', 'mouseover', 'touchstart'])
    button.addEventListener(intent, () => void load().catch(() => undefined), {
      signal,
      passive: true,
    });
  const toggle = (): void => {
    load().then(
      ({togglePageMenu}) => signal.aborted || togglePageMenu(element, button, signal),
      () => sayMissing(element, signal, toggle),
    );
  };
  button.addEventListener('click', toggle, {signal});
});
