import {useLayoutEffect} from 'react';
import {placeToReturnTo} from '../../client/history';

/**
 * Brings a reader who comes back to results to where they were. The browser tries so at once, when the
 * results are not there yet and the page is too short.
 *
 * @param isShown - Whether the results of the address are on screen.
 */
export function useKeptPlace(isShown: boolean): void {
  useLayoutEffect(() => {
    const place = isShown ? placeToReturnTo() : undefined;
    if (place !== undefined) window.scrollTo({top: place, behavior: 'instant'});
  });
}
