import {isCostly} from '../isCostly';
import {whenIdle} from '../whenIdle';

/** What the page itself needs comes first. Milliseconds after it has loaded. */
const AFTER_MS = 1000;

/** Has visited pages kept for readers without a network, from when the browser has nothing else to do. Not where that costs the reader something. */
export function startOffline(): void {
  if (process.env['NODE_ENV'] !== 'production' || !('serviceWorker' in navigator) || isCostly())
    return;
  const start = (): void =>
    whenIdle(
      () =>
        void import(/* webpackChunkName: "offline" */ '.').then(
          ({keepVisited}) => keepVisited(),
          () => undefined,
        ),
    );
  addEventListener('load', () => setTimeout(start, AFTER_MS), {once: true});
}
