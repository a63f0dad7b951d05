/** Where an address that was given up leads now. Both begin with a slash, below the base path. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** An address with an anchor is followed by the page; servers never see what is behind the `#`. */
export const isAnchor = ({from}: Redirect): boolean => from.includes('#');

/** The redirects that servers follow. */
export const pageRedirects = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.filter((redirect) => !isAnchor(redirect));

/** A path without what other spellings of it end in: all of them have moved. */
export const barePath = (path: string): string =>
  path.replace(/(?:\/index\.html|\.html|\/+)$/, '') || '/';

/** The spellings that hosts tell apart: as it is written, and without and with a slash at the end. */
export const spellings = (path: string): string[] => {
  const bare = barePath(path);
  return [...new Set([path, bare, ...(bare === '/' ? [] : [`${bare}/`])])];
};
