import {IMMUTABLE, isImmutable, isMedia, MEDIA_AGE} from './cacheControl';

/** Where pictures lie, and nothing else: a folder for each language. */
const PICTURES = /^(?:[\w-]+\/)?img\//;

/** A path, which may end in `*`, and how long what it stands for may be kept. */
export interface CacheRule {
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
