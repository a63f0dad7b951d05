/**
 * Calls back at most once a frame while the page scrolls or the window changes its size.
 *
 * @param signal - Ends it; without one, it lasts as long as the document.
 * @param run - Takes how far the page is scrolled, now and the last time, in CSS pixels.
 */
export function onScroll(
  signal: AbortSignal | undefined,
  run: (top: number, before: number) => void,
): void {
  let before = 0;
  let isWaiting = false;
  const soon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      const top = scrollY;
      if (!signal?.aborted) run(top, before);
      before = top;
    });
  };
  addEventListener('scroll', soon, {passive: true, signal});
  addEventListener('resize', soon, {passive: true, signal});
  // Not at once: the page would have to be laid out for it.
  requestAnimationFrame(() => (before = scrollY));
}

/** Whether the page is scrolled to its end. */
export const isAtEnd = (): boolean =>
  scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
