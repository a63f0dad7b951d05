import {site} from '../client/site';
import {define} from './define';
import {sayMissing} from './sayMissing';

const load = () => import(/* webpackChunkName: "page-extras" */ './pageEnd');

/** The end of a page: what it does is fetched when the reader comes there, or presses its button. */
define('page-feedback', (element, signal) => {
  const copy = element.parentElement?.querySelector<HTMLElement>('copy-commands');
  const copyCommands = (): void => {
    if (copy)
      load().then(
        (end) => void end.copyCommands(copy),
        () => sayMissing(copy, copyCommands),
      );
  };
  copy?.toggleAttribute('data-shown', document.querySelector('[data-language=bash]') !== null);
  copy?.querySelector('button')?.addEventListener('click', copyCommands, {signal});
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    load().then(
      // A page that comes back has been asked already.
      ({connect}) => signal.aborted || element.hasChildNodes() || connect(element),
      () => undefined,
    );
  });
  if (site().search.feedback) observer.observe(element);
});
