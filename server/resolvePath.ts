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

/** Files that tell hosts how to serve the build. */
const FOR_HOSTS = ['_headers', '_redirects', 'vercel.json'];

/** Segments that reach outside the build or at files not meant for readers (build stamp, host files, editor leftovers). */
function isHidden(segment: string, index: number): boolean {
  return (
    (index === 0 && FOR_HOSTS.includes(segment)) ||
    /[/\\\0]/.test(segment) ||
    (segment.startsWith('.') && !(index === 0 && segment === '.well-known'))
  );
}

/**
 * Finds the file that answers a request path, without its base path.
 *
 * - `/a/b` and `/a/b/` are the same page, `a/b/index.html`.
 * - `/a/b/index.html` and `/a/b.html` redirect to `/a/b` (spec §2).
 * - The not-found page has no address of its own.
 *
 * @param exists - Tells whether a path inside the build is a file.
 */
export async function resolvePath(
  pathname: string,
  exists: (path: string) => Promise<boolean>,
): Promise<Resolution> {
  const segments = decodeSegments(pathname);
  if (segments === undefined) {
    return {kind: 'malformed'};
  }
  if (segments.some(isHidden)) {
    return MISSING;
  }
  const path = segments.join('/');
  const page = path.replace(/(?:^|\/)index\.html$|\.html$/, '');
  if (page !== path && (await exists(join(page, 'index.html')))) {
    return {kind: 'redirect', to: `/${page.split('/').map(encodeURIComponent).join('/')}`};
  }
  const candidates = [
    ...(pathname.endsWith('/') ? [] : [path]),
    join(path, 'index.html'),
    `${path}.html`,
  ];
  for (const candidate of candidates) {
    if (candidate !== '404.html' && (await exists(candidate))) {
      return {kind: 'file', path: candidate};
    }
  }
  return MISSING;
}

function join(folder: string, file: string): string {
  return folder === '' ? file : `${folder}/${file}`;
}
