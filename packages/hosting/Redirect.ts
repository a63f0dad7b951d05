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

/** Pattern of what spellings of a path may end in. A slash behind another one begins no match, which would be tried at each of them. */
export const ENDING = String.raw`(?:/index\.html|\.html|(?<!/)/+)`;

const AT_END = new RegExp(`${ENDING}$`);

/** A path without what other spellings of it end in: all of them have moved. */
export const barePath = (path: string): string => path.replace(AT_END, '') || '/';

/** The spellings of a path that hosts tell apart. */
export const spellings = (path: string): string[] => {
  const bare = barePath(path);
  return bare === '/' ? [bare] : ['', '/', '.html', '/index.html'].map((ending) => bare + ending);
};
