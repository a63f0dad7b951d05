import {createHash} from 'node:crypto';
import type {Stats} from 'node:fs';
import {readFile, realpath, stat} from 'node:fs/promises';
import {join, sep} from 'node:path';

/** A file of the build as it is sent. The tag is a digest of the content. */
export interface CachedFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

interface Entry extends CachedFile {
  readonly modified: number;
}

/** A file that was read once. Its content is the cache's or an answer's that is still under way, or gone. */
interface Known extends Pick<Entry, 'etag' | 'modified'> {
  readonly content: WeakRef<ArrayBuffer>;
}

/**
 * Reads files under `root`, keeping the most recently used in memory up to `limit` bytes. However many answers hold a file, and
 * whether the cache still keeps it or not, it is in memory once: all of them together are never larger than the files there are.
 * A link that leads out of the root is no file here. Every read asks the disk whether the file changed, so a build may be replaced under a running server.
 */
export class FileCache {
  /** The files kept, the one used longest ago first. */
  readonly #kept = new Map<string, Entry>();
  readonly #known = new Map<string, Known>();
  /** Reads under way: however many ask for a file at once, it is read once. */
  readonly #loads = new Map<string, Promise<Entry | undefined>>();
  #bytes = 0;

  constructor(
    private readonly root: string,
    private readonly limit = 64 * 1024 * 1024,
  ) {}

  /** Tells whether `path`, relative to the root, is a file. */
  readonly exists = async (path: string): Promise<boolean> =>
    (await this.#stat(path)) !== undefined;

  /** The file at `path`, relative to the root, or undefined when there is none. */
  async read(path: string): Promise<CachedFile | undefined> {
    const stats = await this.#stat(path);
    const entry = stats && (this.#inMemory(path, stats) ?? (await this.#load(path, stats.mtimeMs)));
    this.#forget(path);
    if (entry === undefined) this.#known.delete(path);
    else this.#keep(path, entry);
    return entry;
  }

  #inMemory(path: string, {mtimeMs, size}: Stats): Entry | undefined {
    const {etag, modified, content} = this.#known.get(path) ?? {};
    const bytes = content?.deref();
    if (
      etag === undefined ||
      bytes === undefined ||
      modified !== mtimeMs ||
      bytes.byteLength !== size
    )
      return undefined;
    const kept = this.#kept.get(path);
    return kept?.body.buffer === bytes ? kept : {etag, modified, body: new Uint8Array(bytes)};
  }

  #load(path: string, modified: number): Promise<Entry | undefined> {
    const key = `${path} ${modified}`;
    const load = async (): Promise<Entry | undefined> => {
      const content = (await this.#isInside(path))
        ? await unlessMissing(readFile(join(this.root, path)))
        : undefined;
      if (content === undefined) return undefined;
      // Not a part of memory that Node shares out: it is let go as one.
      const body = new Uint8Array(
        content.byteLength === content.buffer.byteLength
          ? content.buffer
          : content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength),
      );
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      this.#known.set(path, {etag, modified, content: new WeakRef(body.buffer)});
      return {body, etag, modified};
    };
    const known = this.#loads.get(key) ?? load().finally(() => this.#loads.delete(key));
    this.#loads.set(key, known);
    return known;
  }

  async #isInside(path: string): Promise<boolean> {
    const [root, file] = await Promise.all(
      [this.root, join(this.root, path)].map((name) => unlessMissing(realpath(name))),
    );
    return root !== undefined && file?.startsWith(root + sep) === true;
  }

  async #stat(path: string) {
    const stats = await unlessMissing(stat(join(this.root, path)));
    return stats?.isFile() === true ? stats : undefined;
  }

  #forget(path: string): void {
    this.#bytes -= this.#kept.get(path)?.body.length ?? 0;
    this.#kept.delete(path);
  }

  #keep(path: string, entry: Entry): void {
    this.#kept.set(path, entry);
    this.#bytes += entry.body.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.limit) break;
      this.#forget(oldest);
    }
  }
}

/** Undefined for a file that is not there (or cannot be: a path through a file, a name too long). */
async function unlessMissing<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (
      ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'].includes(
        (error as NodeJS.ErrnoException).code ?? '',
      )
    ) {
      return undefined;
    }
    throw error;
  }
}
