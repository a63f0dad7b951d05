/** Other languages than the default one have a folder each, with files of their own in it. */
const HASHED = /^(?:[\w-]+\/)?assets\/.*[.-][0-9a-f]{8,}\.\w+(?:\.\w+)?$/;
const MEDIA = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2?)$/;

/** For a file whose name holds the hash of its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For pictures, which change rarely. */
export const MEDIA_AGE = 'public, max-age=3600';

/** Tells whether a file of the build never changes its content, from its path inside the build. */
export const isImmutable = (path: string): boolean => HASHED.test(path);

/** Tells whether a file of the build is a picture or a font whose name may stay when its content changes. */
export const isMedia = (path: string): boolean => MEDIA.test(path) && !isImmutable(path);

/**
 * How long a file may be kept, from its path inside the build.
 * A hashed name never changes its content; media change rarely; all else is asked for again each
 * time, which costs an empty 304 answer while it is unchanged.
 */
export function cacheControl(path: string): string {
  if (isImmutable(path)) {
    return IMMUTABLE;
  }
  return isMedia(path) ? MEDIA_AGE : 'no-cache';
}
