import {visit} from '../../../client/navigation';
import {destination, hrefOf} from '../hits/destination';

/** Where a chosen hit opens. */
export type Place = 'here' | 'tab' | 'window';

/** The middle button of a mouse, in events of a pointer. */
export const MIDDLE = 1;

interface Press extends Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'> {
  /** Left out for keys. */
  readonly button?: number;
}

/** Spec §2: Ctrl or Cmd opens a new tab, Shift a new window. As everywhere, the middle button opens a tab. */
export function placeOf({ctrlKey, metaKey, shiftKey, button}: Press): Place {
  if (ctrlKey || metaKey || button === MIDDLE) return 'tab';
  return shiftKey ? 'window' : 'here';
}

/** Opens a URL: in this page, or in another tab or window, which leaves the box as it is. */
export function useOpen(onLeave: () => void): (url: string, place: Place) => void {
  return (url, place) => {
    if (place === 'tab') {
      window.open(hrefOf(url), '_blank', 'noopener');
    } else if (place === 'window') {
      // Only a window with a size of its own is a window and not a tab.
      window.open(
        hrefOf(url),
        '_blank',
        `noopener,width=${window.outerWidth},height=${window.outerHeight}`,
      );
    } else {
      const to = destination(url);
      onLeave();
      if ('path' in to) visit(new URL(to.path, window.location.origin));
      else window.location.assign(to.href);
    }
  };
}
