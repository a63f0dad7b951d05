import {HASHED_NAME} from './hashedName';

/** Other languages than the default one have a folder each, with files of their own in it. */
const ASSETS = /^(?:[\w-]+\/)?assets\//;
const MEDIA = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2?)$/;

/** For a file whose name holds the hash of its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For pictures, which change rarely. */
const MEDIA_AGE = 'public, max-age=3600';

/** Tells whether a file of the build never changes its content, from its path inside the build. */
const isImmutable = (path: string): boolean => ASSETS.test(path) && HASHED_NAME.test(path);

/** Tells whether a file of the build is a picture or a font whose name may stay when its content changes. */
const isMedia = (path: string): boolean => MEDIA.test(path) && !isImmutable(path);

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

/** Where pictures lie, and nothing else: a folder for each language. */
const PICTURES = /^(?:[\w-]+\/)?img\//;

/** A path, which may end in `*`, and how long what it stands for may be kept. */
interface CacheRule {
  readonly path: string;
  readonly value: string;
}

/**
 * Cache rules in the few patterns that static hosts know, none of which overlap: a host may join the
 * values of two that match. A folder whose files all have hashed names is one rule; a hashed file
 * beside others has its own, and so has a picture outside its folder. What no rule names, hosts ask for again each time.
 *
 * @param files - All files of the build.
 */
export function cacheRules(baseUrl: string, files: readonly string[]): CacheRule[] {
  const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);
  const mixed = files.filter((file) => !isImmutable(file)).map(folderOf);
  const isWhole = (folder: string): boolean => !mixed.some((other) => other.startsWith(folder));
  const paths = new Set(
    files
      .filter(isImmutable)
      .map((file) => (isWhole(folderOf(file)) ? `${folderOf(file)}*` : file)),
  );
  const folders = [...paths].filter((path) => path.endsWith('*')).map((path) => path.slice(0, -1));
  const isCovered = (path: string): boolean =>
    folders.some((folder) => path.startsWith(folder) && path !== `${folder}*`);
  const pictures = files
    .filter(isMedia)
    .map((file) => PICTURES.exec(file)?.[0].concat('*') ?? file)
    .sort();
  return [
    ...[...paths]
      .filter((path) => !isCovered(path))
      .sort()
      .map((path) => ({path: baseUrl + path, value: IMMUTABLE})),
    ...[...new Set(pictures)].map((path) => ({path: baseUrl + path, value: MEDIA_AGE})),
  ];
}
