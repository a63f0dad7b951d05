import {readFile, writeFile} from 'node:fs/promises';
import {isCompressible} from '../../server/site/compressible';
import {COMPRESSED_ENDINGS, CompressedFiles} from './compressedFiles';
import {filesBelow} from './filesBelow';

/** Smaller files fit one network packet either way. */
const MIN_BYTES = 256;
/** Twice the threads of the pool that compresses, so that it never waits for the disk. */
const AT_ONCE = 8;

/**
 * Writes `file.br` and `file.gz` beside each text file of a build, as small as they get, unless
 * compressing makes it larger.
 *
 * @param cacheDir - Where results are kept for the next build.
 * @returns How many files were compressed, their bytes, and the bytes of their brotli form.
 */
export async function precompress(
  buildDir: string,
  cacheDir: string,
): Promise<{files: number; bytes: number; brotli: number}> {
  const queue = (await filesBelow(buildDir)).filter(isCompressible);
  const compressed = new CompressedFiles(cacheDir);
  const total = {files: 0, bytes: 0, brotli: 0};

  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(file);
      if (content.length < MIN_BYTES) {
        continue;
      }
      for (const ending of COMPRESSED_ENDINGS) {
        const result = await compressed.compress(content, ending);
        if (result.length < content.length) {
          await writeFile(file + ending, result);
        }
        total.brotli += ending === '.br' ? result.length : 0;
      }
      total.files += 1;
      total.bytes += content.length;
    }
  }

  await Promise.all(Array.from({length: AT_ONCE}, work));
  await compressed.forgetUnused();
  return total;
}
