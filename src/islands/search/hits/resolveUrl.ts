/** Where a hit leads: a path of this site for its router, or an address for the browser. */
export type Destination = {readonly path: string} | {readonly href: string};

/** What a hit's address is judged by. */
export interface Site {
  /** Origin that the page was loaded from. */
  readonly origin: string;
  /** Address the site is published at. */
  readonly siteUrl: string;
  /** Addresses that match leave the site's router (spec §2 Search). */
  readonly externalUrlPattern?: string | undefined;
}

/** Undefined for what is no address. `URL.canParse` is younger than the browsers of package.json. */
function parse(url: string, origin: string): URL | undefined {
  try {
    return new URL(url, origin);
  } catch {
    return undefined;
  }
}

/** The site's router takes no other paths. */
function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** An address of the published site leads into the copy of the site that the reader is on; what is no address of a page leads to its start. */
export function resolveUrl(url: string, {origin, siteUrl, externalUrlPattern}: Site): Destination {
  const target = parse(url, origin);
  // Only the browser's own schemes for pages: an index must not be able to run scripts.
  if (!target || !/^https?:$/.test(target.protocol)) return {path: '/'};
  const isExternal =
    externalUrlPattern !== undefined && new RegExp(externalUrlPattern).test(target.href);
  // A path that begins with two slashes would lead to the host that it names.
  const isOurs = target.origin === origin || target.origin === new URL(siteUrl).origin;
  return isOurs && !isExternal && isDecodable(target.pathname)
    ? {path: target.pathname.replace(/^\/+/, '/') + target.search + target.hash}
    : {href: target.href};
}
