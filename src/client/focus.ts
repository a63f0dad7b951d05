/** Gives the focus to an element that has none by itself, until it goes on. Without an element it stays where it is. */
export function focusPlace(place: HTMLElement | null | undefined): void {
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
  }
  place.focus({preventScroll: true});
}

/** The element that a fragment such as `#steps` names. `undefined` also for one that cannot be decoded. */
export function anchorOf(hash: string): HTMLElement | undefined {
  if (hash.length < 2) return undefined;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Brings a reader to a place of the page: readers who hear it, or go on with the Tab key, too.
 *
 * @returns whether the page has that place.
 */
export function goToAnchor(hash: string): boolean {
  const place = anchorOf(hash);
  place?.scrollIntoView();
  focusPlace(place);
  return place !== undefined;
}

/** The part before everything on a page, where readers with a keyboard begin. */
const BEGINNING = '#__docusaurus > [role=region]';

/** The next Tab reaches the first link of the page. Who hears the page hears its title. */
export function beginAnew(): void {
  const beginning = document.querySelector<HTMLElement>(BEGINNING);
  beginning?.setAttribute('aria-label', document.title);
  focusPlace(beginning);
}
