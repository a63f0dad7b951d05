import {FOR_HOSTS} from '@toolhive-docs/hosting';

/** What a request path stands for. Paths inside the build have no leading slash. */
export type Resolution =
  | {readonly kind: 'file'; readonly path: string}
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'missing'}
  | {readonly kind: 'malformed'};

const MISSING: Resolution = {kind: 'missing'};

/** Decoded path segments, or undefined when the percent-encoding is broken. */
function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

const SIBLING = /\.(?:br|gz)$/;

/** Segments that reach outside the build or at files not meant for readers (build stamp, host files, editor leftovers), compressed or not. */
function isHidden(segment: string, index: number): boolean {
  return (
    (index === 0 && FOR_HOSTS.includes(segment.replace(SIBLING, ''))) ||
    /[/\\\0]/.test(segment) ||
    (segment.startsWith('.') && !(index === 0 && segment === '.well-known'))
  );
}

/**
 * Finds the file for a request path, without its base path.
 *
 * - `/a/b` and `/a/b/` are the same page, `a/b/index.html`.
 * - `/a/b/index.html`, `/a/b/index` and `/a/b.html` redirect to `/a/b` (spec §2), and `/a//b` does: the page's own script would not know it.
 * - The not-found page has no address of its own, and compressed siblings have none.
 *
 * @param exists - Tells whether a path inside the build is a file.
 */
export function resolvePath(pathname: string, exists: (path: string) => boolean): Resolution {
  const segments = decodeSegments(pathname);
  if (segments === undefined) return {kind: 'malformed'};
  if (segments.some(isHidden)) return MISSING;
  const path = segments.join('/');
  if (SIBLING.test(path) && exists(path.replace(SIBLING, ''))) return MISSING;
  const page = path.replace(/(?:^|\/)index(?:\.html)?$|\.html$/, '');
  if (page !== path && exists(indexIn(page))) return redirectTo(page);
  const isFolder = pathname.endsWith('/');
  const found = [...(isFolder ? [] : [path]), indexIn(path), `${path}.html`].find(
    (candidate) => candidate !== '404.html' && exists(candidate),
  );
  if (found === undefined) return MISSING;
  return pathname.includes('//') ? redirectTo(path, isFolder) : {kind: 'file', path: found};
}

function redirectTo(path: string, isFolder = false): Resolution {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return {kind: 'redirect', to: `/${encoded}${isFolder && encoded !== '' ? '/' : ''}`};
}

function indexIn(folder: string): string {
  return folder === '' ? 'index.html' : `${folder}/index.html`;
}
