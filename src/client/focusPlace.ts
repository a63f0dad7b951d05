/** Gives the focus to an element that has none by itself, until it goes on. */
export function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
  }
  place.focus({preventScroll: true});
}
