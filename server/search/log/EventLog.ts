import {open, rename, stat, type FileHandle} from 'node:fs/promises';
import {logError, reasonOf} from '../../logging';
import {MAX_LOG_BYTES} from '../limits';
import {EventStore} from './EventStore';

/**
 * A file that only grows: a line of JSON for each entry. A file that becomes too large is set aside as `<file>.1`; while that fails it grows on. A file that another program
 * has moved away is begun anew.
 */
export class EventLog extends EventStore {
  #isTooLarge = false;

  private constructor(
    private readonly path: string,
    private handle: FileHandle,
    private size: number,
    private readonly limit: number,
  ) {
    super(`${path} cannot be written`);
  }

  /**
   * Opens the file, making it when it is not there. A line that an earlier process did not finish is closed, so that it spoils no other.
   * @throws Error naming the file and the variable when it cannot be written.
   */
  static async open(path: string, limit = MAX_LOG_BYTES): Promise<EventLog> {
    try {
      const handle = await open(path, 'a+', 0o600);
      const {size} = await handle.stat();
      const log = new EventLog(path, handle, size, limit);
      const last =
        size === 0 ? '\n' : (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString();
      if (last !== '\n') await log.#writeText('\n');
      return log;
    } catch (error) {
      throw new Error(
        `The events cannot be kept in ${path}: ${reasonOf(error)}. Fix: set EVENTS_LOG to a file in a folder that may be written, or unset it.`,
        {cause: error},
      );
    }
  }

  protected release(): Promise<void> {
    return this.handle.close();
  }

  protected async write(lines: readonly string[]): Promise<void> {
    const text = lines.map((line) => `${line}\n`).join('');
    await this.#follow();
    if (this.size > 0 && this.size + Buffer.byteLength(text) > this.limit) await this.#setAside();
    await this.#writeText(text);
  }

  async #writeText(text: string): Promise<void> {
    try {
      await this.handle.appendFile(text);
      await this.handle.datasync();
    } catch (error) {
      // Half a line would spoil the next one; a disk that refuses this too leaves it to the report, which names such lines.
      await this.handle.truncate(this.size).catch(() => undefined);
      throw error;
    }
    this.size += Buffer.byteLength(text);
  }

  async #setAside(): Promise<void> {
    try {
      await rename(this.path, `${this.path}.1`);
    } catch (error) {
      if (!this.#isTooLarge)
        logError(
          `${this.path} cannot be set aside and grows on: ${reasonOf(error)}. Fix: let the server write to its folder, and remove what is in the way.`,
        );
      this.#isTooLarge = true;
      return;
    }
    this.#isTooLarge = false;
    await this.#follow();
  }

  /** Makes sure that the open file is the one with the log's name: it may have been moved away or removed. */
  async #follow(): Promise<void> {
    const [own, named] = [await this.handle.stat(), await stat(this.path).catch(() => undefined)];
    if (named !== undefined && named.ino === own.ino && named.dev === own.dev) {
      // It may also have been emptied.
      this.size = own.size;
      return;
    }
    const handle = await open(this.path, 'a+', 0o600);
    await this.handle.close();
    [this.handle, this.size] = [handle, (await handle.stat()).size];
  }
}
