import {visit} from '../../../client/navigation';
import {destination, hrefOf} from '../hits/destination';
import type {Place} from './place';

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
