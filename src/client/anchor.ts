import {focusPlace} from './focusPlace';

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
  if (!place) return false;
  place.scrollIntoView();
  focusPlace(place);
  return true;
}
