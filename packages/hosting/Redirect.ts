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
