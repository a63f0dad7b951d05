const HASHED = /^assets\/.*[.-][0-9a-f]{8,}\.\w+(?:\.\w+)?$/;
const MEDIA = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2?)$/;

/**
 * How long a file may be kept, from its path inside the build.
 * A hashed name never changes its content; media change rarely; all else is asked for again each
 * time, which costs an empty 304 answer while it is unchanged.
 */
export function cacheControl(path: string): string {
  if (HASHED.test(path)) {
    return 'public, max-age=31536000, immutable';
  }
  return MEDIA.test(path) ? 'public, max-age=3600' : 'no-cache';
}
