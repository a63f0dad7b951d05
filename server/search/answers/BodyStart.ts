import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';
import {MIN_COMPRESSED_BYTES} from '../limits';

/** Quick rather than small, as for every response that is made for one reader. With a larger window most of the time goes into memory for it. */
export const BROTLI = {
  params: {[constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18},
};

/**
 * The beginning of a body that many readers get, compressed once for all of them. What follows differs from reader to reader and stands
 * in the compressed body as it is: RFC 7932 §9.2 lets a stream go on with stretches that are not compressed.
 */
export class BodyStart {
  readonly #plain: string | undefined;
  readonly #brotli: Uint8Array | undefined;

  constructor(text: string) {
    if (text.length < MIN_COMPRESSED_BYTES) {
      this.#plain = text;
      return;
    }
    const open = {...BROTLI, finishFlush: constants.BROTLI_OPERATION_FLUSH};
    // At once, since a tenth of a millisecond is less than it takes to wait for it. A copy, since what Node gives is the beginning of a larger piece of memory.
    this.#brotli = new Uint8Array(brotliCompressSync(text, open));
  }

  /** Bytes that it holds. */
  get size(): number {
    return this.#brotli?.length ?? 2 * (this.#plain?.length ?? 0);
  }

  /** As it was. */
  text(): string {
    if (this.#brotli === undefined) return this.#plain ?? '';
    return brotliDecompressSync(Buffer.concat([this.#brotli, END])).toString('utf8');
  }

  /** The whole body, compressed with brotli; undefined for one that is too short for that. */
  brotli(rest: string): Buffer | undefined {
    if (this.#brotli === undefined) return undefined;
    const bytes = Buffer.from(rest);
    const stretches: Uint8Array[] = [this.#brotli];
    for (let at = 0; at < bytes.length; at += MAX_STRETCH) {
      const stretch = bytes.subarray(at, at + MAX_STRETCH);
      stretches.push(headOf(stretch.length), stretch);
    }
    return Buffer.concat([...stretches, END]);
  }
}

/** Bytes of a stretch whose length has 16 bits. */
const MAX_STRETCH = 0x10000;

/** The last stretch of a stream, an empty one: the bits ISLAST and ISLASTEMPTY. */
const END = Uint8Array.of(0b11);

/** From the lowest bit: not the last, a length of four nibbles, the length less one, not compressed; then zeros up to the next byte. */
function headOf(length: number): Uint8Array {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Uint8Array.of(bits & 0xff, (bits >> 8) & 0xff, bits >> 16);
}

/** JSON that is written already, most of it once for many readers. */
export class JsonBody {
  /** @param isKept - Whether nothing of it had to be computed. */
  constructor(
    private readonly start: BodyStart | undefined,
    private readonly rest: string,
    readonly isKept: boolean,
  ) {}

  text(): string {
    return (this.start?.text() ?? '') + this.rest;
  }

  /** Compressed with brotli; undefined when that has to be done anew, or is not worth it. */
  brotli(): Buffer | undefined {
    return this.start?.brotli(this.rest);
  }
}
