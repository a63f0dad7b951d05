/**
 * One spelling for all spellings of a page's path: decoded, without closing slash or file name.
 * A path that cannot be decoded, which no page has, stays as it is.
 */
export function pagePath(path: string): string {
  try {
    return decodeURI(path).replace(/(\/index\.html|\.html|\/)$/, '');
  } catch {
    return path;
  }
}
