import {useLayoutEffect} from 'react';
import {linkToReturnTo, placeToReturnTo} from '../../client/history';

/**
 * Brings a reader who comes back to results to where they were, and to the result that they followed. The browser tries so at once, when the
 * results are not there yet and the page is too short.
 *
 * @param isShown - Whether the results of the address are on screen.
 */
export function useKeptPlace(isShown: boolean): void {
  useLayoutEffect(() => {
    const place = isShown ? placeToReturnTo() : undefined;
    if (place === undefined) return;
    window.scrollTo({top: place, behavior: 'instant'});
    // The link that the reader followed was of a list that is gone.
    const href = linkToReturnTo()?.getAttribute('href');
    if (href)
      document
        .querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
        ?.focus({preventScroll: true});
  });
}
