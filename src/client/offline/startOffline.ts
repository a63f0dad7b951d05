import {isCostly} from '../isCostly';
import {PAGE_SHOWN} from '../navigation';
import {whenIdle} from '../whenIdle';

/** A page that was on show so long is taken for read, in milliseconds. */
const READ_MS = 4000;

/**
 * Has visited pages kept for readers without a network, from the first scroll, the second page or the fourth second on: who searches
 * or presses a button at once does not wait for it. Not where that costs the reader something.
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
  setTimeout(start, READ_MS);
}
