import {pagePath} from './paths';
import {site} from './site';

/** The URL of the in-site page that a link leads to. `undefined` for other sites, other windows, downloads and places on the same page. */
export function pageOfLink(link: HTMLAnchorElement): URL | undefined {
  if (!link.href || link.hasAttribute('download')) return undefined;
  // Links to other languages, which are other sites to the framework, name the window they are in.
  if (link.target !== '') return undefined;
  const url = new URL(link.href);
  // The page has one slash where its address was given more.
  url.pathname = url.pathname.replace(/\/{2,}/g, '/');
  return isPageHere(url) ? url : undefined;
}

/** Whether a page of this site, and not a place of the page on show, is at a URL. */
function isPageHere(url: URL): boolean {
  const isPage = !/\.[a-z0-9]+$/i.test(url.pathname) || url.pathname.endsWith('.html');
  const isHere = url.hash !== '' && pagePath(url.pathname) === pagePath(window.location.pathname);
  return (
    url.origin === window.location.origin &&
    url.pathname.startsWith(site().baseUrl) &&
    isPage &&
    !isHere
  );
}

/** The link that an event asks to follow in this window. `undefined` where the browser knows better, as for a new tab. */
export function followedLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented) return undefined;
  if (
    event instanceof MouseEvent &&
    (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
    return undefined;
  return link;
}

/** The URL of the in-site page that an event on a link asks for. */
export function inSiteLink(event: Event): URL | undefined {
  const link = followedLink(event);
  return link && pageOfLink(link);
}
