import {useHistory, useLocation} from '@docusaurus/router';
import {useLayoutEffect} from 'react';

/** How far down the reader was, in pixels, by entry of the browser's history. */
const places = new Map<string, number>();

/**
 * Brings a reader who comes back to results to where they were. The browser tries so at once, when the
 * results are not there yet and the page is too short.
 *
 * @param isShown - Whether the results of the address are on screen.
 */
export function useKeptPlace(isShown: boolean): void {
  const {key = ''} = useLocation();
  const {action} = useHistory();

  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const place = places.get(key);
    if (action === 'POP' && place !== undefined) window.scrollTo({top: place, behavior: 'instant'});
    const keep = (): void => void places.set(key, window.scrollY);
    addEventListener('scroll', keep, {passive: true});
    return () => removeEventListener('scroll', keep);
  }, [isShown, key, action]);
}
