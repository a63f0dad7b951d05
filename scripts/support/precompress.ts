import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isCompressible} from '../../server/site/acceptedEncodings';
import {filesBelow} from './filesBelow';

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

export type CompressedEnding = keyof typeof COMPRESSORS;

/** Every {@link CompressedEnding}. */
const COMPRESSED_ENDINGS = Object.keys(COMPRESSORS) as CompressedEnding[];

/**
 * Compresses contents, remembering the results in a folder: from one build to the next most files
 * stay the same, and the best compression takes long.
 */
class CompressedFiles {
  readonly #used = new Set<string>();

  constructor(private readonly folder: string) {}

  /** The compressed form of a content. */
  async compress(content: Buffer, ending: CompressedEnding): Promise<Buffer> {
    const name = createHash('sha256').update(content).digest('hex') + ending;
    this.#used.add(name);
    const file = join(this.folder, name);
    try {
      return await readFile(file);
    } catch {
      const compressed = await COMPRESSORS[ending](content);
      await mkdir(this.folder, {recursive: true});
      // Renamed when complete: an interrupted build must not leave half a result to the next.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, compressed);
      await rename(unfinished, file);
      return compressed;
    }
  }

  /** Removes from the folder what has not been asked for, so that it does not grow. */
  async forgetUnused(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    await Promise.all(
      names.filter((name) => !this.#used.has(name)).map((name) => rm(join(this.folder, name))),
    );
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
