import {brotliCompressSync, constants} from 'node:zlib';

/** Texts above this length are compressed less hard: the last percent is not worth a minute. */
const LARGE = 5_000_000;

/** Bytes of a text as a web server sends it, with Brotli. */
export function brotliSize(text: string | Uint8Array): number {
  const quality = text.length > LARGE ? 6 : constants.BROTLI_MAX_QUALITY;
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  }).length;
}

/** Bytes as kilobytes with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
