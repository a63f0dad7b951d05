import {anchorOf} from '../client/focus';

/**
 * Opens every closed part around the place that a fragment names, which a browser need not do.
 *
 * @returns whether there was one.
 */
export function revealAnchor(hash: string): boolean {
  const closed = 'details:not([open])';
  let opened = false;
  for (
    let part = anchorOf(hash)?.closest(closed);
    part;
    part = part.parentElement?.closest(closed)
  ) {
    part.setAttribute('open', '');
    opened = true;
  }
  return opened;
}
