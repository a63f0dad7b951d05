import nprogress from 'nprogress';

/** Spec §9, "Progress bar". Times in milliseconds. */
const DELAY_MS = 200;

nprogress.configure({
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  // The library's own markup has a role that ARIA does not know.
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});

/**
 * Shows that something is on its way, once it has been for a while.
 *
 * @returns ends it.
 */
export function showProgress(): () => void {
  const timer = setTimeout(() => nprogress.start(), DELAY_MS);
  return () => {
    clearTimeout(timer);
    nprogress.done();
  };
}
