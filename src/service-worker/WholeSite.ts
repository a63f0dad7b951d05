import {fileList, OtherBuild} from './build';
import {KEPT} from './cacheNames';
import {keepWhole} from './keepWhole';
import {channelName, type Reason, type State} from './messages';
import {countKept, removeKept, wholeCaches} from './wholeCaches';

declare const self: ServiceWorkerGlobalScope;

/** Pages hear of progress this often, in milliseconds. */
const PAUSE_MS = 100;

/** Whether keeping failed because the device is full. */
export const isRoomMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

const reasonOf = (error: unknown): Reason =>
  error instanceof OtherBuild ? 'changed' : isRoomMissing(error) ? 'room' : 'network';

/** Keeps and removes the whole site, and tells all pages how far it is. */
export class WholeSite {
  readonly #channel = new BroadcastChannel(channelName(self.registration.scope));
  #running: {readonly stop: AbortController; readonly end: Promise<void>} | undefined;
  #bytes = 0;

  /**
   * Keeps this build.
   * @throws what `keepWhole` throws, after the pages were told.
   */
  keep(event: ExtendableEvent): Promise<void> {
    if (this.#running) return this.#running.end;
    const stop = new AbortController();
    const end = this.#keep(event, stop.signal);
    this.#running = {stop, end};
    return end;
  }

  async #keep(event: ExtendableEvent, signal: AbortSignal): Promise<void> {
    let told = 0;
    this.#bytes = 0;
    try {
      await keepWhole(
        event,
        (bytes) => {
          this.#bytes = bytes;
          if (Date.now() < told + PAUSE_MS) return;
          told = Date.now();
          void this.tell();
        },
        signal,
      );
      this.#running = undefined;
      await this.tell();
    } catch (error) {
      this.#running = undefined;
      // What was fetched must not fill a device that is full.
      if (isRoomMissing(error)) await caches.delete(KEPT);
      // Who has another version kept, which is in use, need not hear of it.
      const isKept = (await wholeCaches()).length > 0;
      if (!signal.aborted)
        await this.tell(isKept ? undefined : {status: 'failed', reason: reasonOf(error)});
      throw error;
    }
  }

  /** Removes all that is kept, and stops keeping. */
  async remove(): Promise<void> {
    this.#running?.stop.abort();
    await this.#running?.end.catch(() => undefined);
    await removeKept();
    await this.tell();
  }

  /** Tells all pages the state, or that something went wrong. */
  async tell(failure?: Pick<State, 'status' | 'reason'>): Promise<void> {
    const list = await fileList().catch(() => undefined);
    const {whole = 0, transfer = 0} = list ?? {};
    const state = failure ?? (await this.#look(list?.files.length));
    const kept = state.status === 'kept' ? whole : this.#bytes;
    this.#channel.postMessage({...state, kept, whole, transfer} satisfies State);
  }

  /** @param files - How many the whole site has, if that is known. */
  async #look(files: number | undefined): Promise<Pick<State, 'status' | 'reason'>> {
    if (this.#running) return {status: 'keeping'};
    const [latest] = await wholeCaches();
    if (latest === undefined) return {status: 'none'};
    const isDamaged = latest === KEPT && files !== undefined && (await countKept()) < files;
    return isDamaged ? {status: 'failed', reason: 'damaged'} : {status: 'kept'};
  }
}
