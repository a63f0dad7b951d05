/** Gives the focus to an element that has none by itself, until it goes on. Without an element it stays where it is. */
export function focusPlace(place: HTMLElement | null | undefined): void {
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
  }
  place.focus({preventScroll: true});
}
