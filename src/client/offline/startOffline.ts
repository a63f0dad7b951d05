import {PAGE_SHOWN} from '../history';
import {isCostly} from '../isCostly';
import {whenIdle} from '../whenIdle';

/**
 * Has visited pages kept for readers without a network, from the first scroll or the second page on: who searches or presses a button
 * at once does not wait for it. Not where that costs the reader something.
 */
export function startOffline(): void {
  if (process.env['NODE_ENV'] !== 'production') return;
  const start = (): void =>
    whenIdle(() => {
      if (isCostly()) return;
      void import(/* webpackChunkName: "offline" */ '.').then(
        ({keepVisited}) => keepVisited(),
        () => undefined,
      );
    });
  // Not the lists of a page, which scroll by themselves.
  addEventListener('scroll', start, {once: true});
  document.addEventListener(PAGE_SHOWN, start, {once: true});
}
