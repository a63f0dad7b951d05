import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isCompressible} from '../../server/compressible';
import {filesBelow} from './filesBelow';

/** Smaller files fit one network packet either way. */
const MIN_BYTES = 256;
/** Twice the threads of the pool that compresses, so that it never waits for the disk. */
const AT_ONCE = 8;

const compressors = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, {level: 9}),
};

/**
 * Writes `file.br` and `file.gz` beside each text file of a build, as small as they get, unless
 * compressing makes it larger.
 *
 * @returns How many files were compressed, their bytes, and the bytes of their brotli form.
 */
export async function precompress(buildDir: string): Promise<{files: number; bytes: number; brotli: number}> {
  const queue = (await filesBelow(buildDir)).filter(isCompressible);
  const total = {files: 0, bytes: 0, brotli: 0};

  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(file);
      if (content.length < MIN_BYTES) {
        continue;
      }
      for (const [ending, compress] of Object.entries(compressors)) {
        const compressed = await compress(content);
        if (compressed.length < content.length) {
          await writeFile(file + ending, compressed);
        }
        total.brotli += ending === '.br' ? compressed.length : 0;
      }
      total.files += 1;
      total.bytes += content.length;
    }
  }

  await Promise.all(Array.from({length: AT_ONCE}, work));
  return total;
}
