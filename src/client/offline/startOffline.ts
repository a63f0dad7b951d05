import {isCostly} from '../isCostly';
import {whenIdle} from '../whenIdle';

/** Has visited pages kept for readers without a network, from the first thing that a reader does on. Not where that costs the reader something. */
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
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(type, start, {once: true, passive: true});
}
