/** Calls back at most once a frame while the page scrolls or the window changes its size. */
export function onScroll(signal: AbortSignal, run: () => void): void {
  let isWaiting = false;
  const soon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      if (!signal.aborted) run();
    });
  };
  addEventListener('scroll', soon, {passive: true, signal});
  addEventListener('resize', soon, {passive: true, signal});
}
