import {settings, siteUrl} from '../settings';
import {resolveUrl, type Destination} from './resolveUrl';

/** Where a hit leads from the page the reader is on. */
export function destination(url: string): Destination {
  return resolveUrl(url, {
    origin: window.location.origin,
    siteUrl,
    externalUrlPattern: settings.externalUrlPattern,
  });
}

/** The same as an address for a link. */
export function hrefOf(url: string): string {
  const to = destination(url);
  return 'path' in to ? to.path : to.href;
}
