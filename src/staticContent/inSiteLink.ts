/**
 * The address of the in-site page that an event on a link asks for. `undefined` where the
 * browser knows better: other sites, new tabs and windows, downloads, places on the same page.
 */
export function inSiteLink(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || event.defaultPrevented || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  if (event instanceof MouseEvent && (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return undefined;
  const url = new URL(link.href);
  const isPage = !/\.[a-z0-9]+$/i.test(url.pathname) || url.pathname.endsWith('.html');
  const isHere = url.pathname === window.location.pathname && url.hash !== '';
  return url.origin === window.location.origin && isPage && !isHere ? url : undefined;
}
