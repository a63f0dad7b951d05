import {createHash} from 'node:crypto';
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

/**
 * Reads files under `root`, keeping the most recently used in memory up to `limit` bytes.
 * A link that leads out of the root is no file here. Every read asks the disk whether the file changed, so a build may be replaced under a running server.
 */
export class FileCache {
  readonly #entries = new Map<string, Entry>();
  /** Reads under way: however many ask for a file at once, it is read once. */
  readonly #loads = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();
  #bytes = 0;

  constructor(
    private readonly root: string,
    private readonly limit = 64 * 1024 * 1024,
  ) {}

  /** Tells whether `path`, relative to the root, is a file. */
  readonly exists = async (path: string): Promise<boolean> => (await this.#stat(path)) !== undefined;

  /** The file at `path`, relative to the root, or undefined when there is none. */
  async read(path: string): Promise<CachedFile | undefined> {
    const stats = await this.#stat(path);
    const known = this.#entries.get(path);
    if (known !== undefined) {
      this.#forget(path, known);
    }
    if (stats === undefined) {
      return undefined;
    }
    if (known?.modified === stats.mtimeMs && known.body.length === stats.size) {
      return this.#keep(path, known);
    }
    const body = await this.#load(path, stats.mtimeMs);
    if (body === undefined) {
      return undefined;
    }
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return this.#keep(path, {body, etag, modified: stats.mtimeMs});
  }

  #load(path: string, modified: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const key = `${path} ${modified}`;
    const load = async () => ((await this.#isInside(path)) ? unlessMissing(readFile(join(this.root, path))) : undefined);
    const known = this.#loads.get(key) ?? load().finally(() => this.#loads.delete(key));
    this.#loads.set(key, known);
    return known;
  }

  async #isInside(path: string): Promise<boolean> {
    const [root, file] = await Promise.all([this.root, join(this.root, path)].map((name) => unlessMissing(realpath(name))));
    return root !== undefined && file?.startsWith(root + sep) === true;
  }

  async #stat(path: string) {
    const stats = await unlessMissing(stat(join(this.root, path)));
    return stats?.isFile() === true ? stats : undefined;
  }

  #forget(path: string, entry: Entry): void {
    this.#entries.delete(path);
    this.#bytes -= entry.body.length;
  }

  #keep(path: string, entry: Entry): Entry {
    const replaced = this.#entries.get(path);
    if (replaced !== undefined) {
      this.#forget(path, replaced);
    }
    this.#entries.set(path, entry);
    this.#bytes += entry.body.length;
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.limit) {
        break;
      }
      this.#forget(oldest, old);
    }
    return entry;
  }
}

/** Undefined for a file that is not there (or cannot be: a path through a file, a name too long). */
async function unlessMissing<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined;
    }
    throw error;
  }
}
