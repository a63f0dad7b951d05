/** Keeps an element where it is in the window during a change of the page. */
export function keepInPlace(element: Element | null, change: () => void): void {
  const top = (): number => element?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  scrollBy({top: top() - before, behavior: 'instant'});
}
