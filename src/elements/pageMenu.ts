import {define} from './define';
import {loadPart} from './loadPart';

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
  const toggle = (): void =>
    loadPart(element, signal, load, ({togglePageMenu}) => togglePageMenu(element, button, signal));
  button.addEventListener('click', toggle, {signal});
});
