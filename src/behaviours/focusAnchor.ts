interface RouteUpdate {
  readonly location: {readonly hash: string};
  readonly previousLocation: unknown;
}

/**
 * The framework's hook after each navigation. It scrolls to the place that an address names; readers who hear the page, or go on
 * with the Tab key, go there too. On a page that was opened the browser sees to that.
 */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (!previousLocation || location.hash === '') return;
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
  }
  place.focus({preventScroll: true});
}
