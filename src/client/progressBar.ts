import {make} from '../elements/make';

// Ours: the library for it was an eighth of the script of every page.

/** Spec §9, "Progress bar". Times in milliseconds, the rest as shares of the bar. */
const DELAY_MS = 200;
const MINIMUM = 0.08;
const SPEED_MS = 200;
const TRICKLE_RATE = 0.02;
const TRICKLE_MS = 800;
/** What is still on its way is never shown as done. */
const MOST = 0.994;

/** A bar at the top of the window, still empty. Its look is the framework's. */
function addBar(): HTMLElement {
  // One that has just ended may still be there.
  document.querySelector('#nprogress')?.remove();
  const bar = make('div', {className: 'bar'}, make('div', {className: 'peg'}));
  document.body.append(make('div', {id: 'nprogress'}, bar));
  fill(bar, 0);
  // What was not laid out does not move: the bar comes from its beginning.
  bar.getBoundingClientRect();
  bar.style.transition = `all ${SPEED_MS}ms ease`;
  return bar;
}

function fill(bar: HTMLElement, share: number): void {
  bar.style.transform = `translate3d(${(share - 1) * 100}%, 0, 0)`;
}

/**
 * Shows that something is on its way, once it has been for a while.
 *
 * @returns ends it.
 */
export function showProgress(): () => void {
  let bar: HTMLElement | undefined;
  let filled = MINIMUM;
  let trickle: ReturnType<typeof setInterval> | undefined;
  const start = setTimeout(() => {
    const own = (bar = addBar());
    fill(own, filled);
    trickle = setInterval(() => {
      filled = Math.min(MOST, filled + Math.random() * TRICKLE_RATE);
      fill(own, filled);
    }, TRICKLE_MS);
  }, DELAY_MS);
  return () => {
    clearTimeout(start);
    clearInterval(trickle);
    if (bar) fill(bar, 1);
    setTimeout(() => bar?.parentElement?.remove(), 2 * SPEED_MS);
  };
}
