/** Path below the site's origin, digest of the content, size in bytes. */
export type ListedFile = readonly [path: string, digest: string, bytes: number];

/** The files of a build that make up the whole site. */
export interface FileList {
  /** Bytes of all files. */
  readonly whole: number;
  /** Bytes to fetch, compressed. */
  readonly transfer: number;
  readonly files: readonly ListedFile[];
}

/** Digits of a digest: enough to tell builds apart. */
export const DIGEST_LENGTH = 16;
