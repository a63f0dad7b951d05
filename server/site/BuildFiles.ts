import {realpathSync, statSync, type Stats} from 'node:fs';
import {open} from 'node:fs/promises';
import {join, sep} from 'node:path';
import {oncePerTurn} from '@toolhive-docs/built-site';
import {LRUCache} from 'lru-cache';
import {FileChangedError, isSame, streamFile} from './streamFile';
import {strongTag} from './strongTag';

/** A file of the build as it is sent. */
export interface BuildFile {
  /** Strong entity tag, with its quotes. */
  readonly etag: string;
  readonly size: number;
  /** The whole content of a small file; a large one is read while it is sent. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  /** The bytes from `start` to `end`, both inclusive; the stream fails when the file changes, after a call of `whenFailed`. */
  readonly stream: (
    start: number,
    end: number,
    whenFailed?: () => void,
  ) => ReadableStream<Uint8Array>;
}

/** Files from this size on are read while they are sent, in bytes. No page or script is that large. */
export const STREAMED_FROM = 1024 * 1024;

/** Larger files are no files of a site, in bytes. Reason: Node cannot read them in one piece. */
const MAX_FILE_BYTES = 2 ** 31 - 1;

/** Contents kept in memory, in bytes: several builds of this site. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** A file may be written twice within one tick of the system's clock; one as young as this is not kept, in milliseconds. */
const YOUNG = 100;

/** How often a file that changes while it is read is read again. */
const TRIES = 5;

/**
 * Files below `root`, the most recently used in memory. Every look-up asks the disk whether the file changed, so a build may be
 * replaced under a running server. A link that leads out of the root is no file here, nor is one that leads nowhere.
 *
 * Not `sirv`, `send` or Hono's `serveStatic`: each sends a file that changes meanwhile torn, and none honours both the quality values
 * of Accept-Encoding and If-Match. changingFiles.test.ts and createApp.test.ts hold what is needed.
 */
export class BuildFiles {
  /** By path and state of the file, so that a changed one is another entry. */
  readonly #kept: LRUCache<string, BuildFile, Stats>;

  constructor(
    private readonly root: string,
    limit = MAX_KEPT_BYTES,
  ) {
    this.#kept = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({body}) => body?.length || 1,
      ignoreFetchAbort: true,
      fetchMethod: async (key, _stale, {context, options}) => {
        const path = key.slice(0, key.indexOf('\0'));
        const file = await this.#read(path, context);
        if (Date.now() - context.mtimeMs < YOUNG) options.ttl = 1;
        return file;
      },
    });
  }

  /** Tells whether `path`, relative to the root, is a file. */
  readonly exists = (path: string): boolean => this.#stat(path) !== undefined;

  /**
   * The file at `path`, relative to the root; undefined when there is none.
   * @throws FileChangedError when it changes faster than it can be read.
   */
  async read(path: string): Promise<BuildFile | undefined> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const stats = this.#stat(path);
      if (stats === undefined) return undefined;
      try {
        return await this.#kept.fetch(keyOf(path, stats), {context: stats});
      } catch (error) {
        if (!(error instanceof FileChangedError)) return unlessMissing(error);
        this.#stat.forget(path);
      }
    }
    throw new FileChangedError(`${path} changes faster than it can be read`);
  }

  async #read(path: string, expected: Stats): Promise<BuildFile | undefined> {
    const name = realpathSync(join(this.root, path));
    if (!name.startsWith(realpathSync(this.root) + sep)) return undefined;
    const stream: BuildFile['stream'] = (...part) => streamFile(name, expected, ...part);
    if (expected.size >= STREAMED_FROM) {
      const etag = `"${expected.size.toString(36)}-${expected.mtimeMs.toString(36)}-${expected.ino.toString(36)}"`;
      return {etag, size: expected.size, body: undefined, stream};
    }
    const body = await readWhole(name, expected);
    return {etag: strongTag(body), size: body.length, body, stream};
  }

  readonly #stat = oncePerTurn((path): Stats | undefined => {
    try {
      const stats = statSync(join(this.root, path), {throwIfNoEntry: false});
      return stats?.isFile() === true && stats.size <= MAX_FILE_BYTES ? stats : undefined;
    } catch (error) {
      return unlessMissing(error);
    }
  });
}

const keyOf = (path: string, {ino, size, mtimeMs, ctimeMs}: Stats): string =>
  `${path}\0${ino} ${size} ${mtimeMs} ${ctimeMs}`;

async function readWhole(name: string, expected: Stats): Promise<Uint8Array<ArrayBuffer>> {
  const handle = await open(name);
  try {
    const content = await handle.readFile();
    if (content.length !== expected.size || !isSame(await handle.stat(), expected))
      throw new FileChangedError(`${name} changed while it was read`);
    // Not a part of memory that Node shares out: it is let go as one.
    return Uint8Array.from(content);
  } finally {
    await handle.close();
  }
}

/** Undefined for what a missing file throws, and a path through a file, a name too long, links in a circle. */
function unlessMissing(error: unknown): undefined {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR', 'ELOOP'].includes(code)) return undefined;
  throw error;
}
