import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isCompressible} from '../../server/site/acceptedEncodings';
import {filesBelow} from '@toolhive-docs/options/filesBelow';

/** The endings of compressed files, each with the slowest and smallest way to make one. */
const COMPRESSORS = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, {level: 9}),
};

/** What a file holds; where it is missing, what is made, kept in it for the next build. */
async function kept(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const content = await make();
    await mkdir(dirname(file), {recursive: true});
    // Renamed when complete: an interrupted build must not leave half a result to the next.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, file);
    return content;
  }
}

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
  const queue = filesBelow(buildDir)
    .filter(isCompressible)
    .map((file) => join(buildDir, file));
  const used = new Set<string>();
  const total = {files: 0, bytes: 0, brotli: 0};

  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(file);
      if (content.length < MIN_BYTES) {
        continue;
      }
      const digest = createHash('sha256').update(content).digest('hex');
      for (const [ending, compressor] of Object.entries(COMPRESSORS)) {
        used.add(digest + ending);
        const result = await kept(join(cacheDir, digest + ending), () => compressor(content));
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
  // Results that this build did not use go, so that the folder does not grow.
  const names = await readdir(cacheDir).catch(() => []);
  await Promise.all(
    names.filter((name) => !used.has(name)).map((name) => rm(join(cacheDir, name))),
  );
  return total;
}
