import {site} from '../../../client/site';
import {resolveUrl, type Destination} from './resolveUrl';

/** Where a hit leads from the page the reader is on. */
export function destination(url: string): Destination {
  const {url: siteUrl, search} = site();
  return resolveUrl(url, {
    origin: window.location.origin,
    siteUrl,
    externalUrlPattern: search.externalUrlPattern,
  });
}

/** The same as an address for a link. */
export function hrefOf(url: string): string {
  const to = destination(url);
  return 'path' in to ? to.path : to.href;
}
