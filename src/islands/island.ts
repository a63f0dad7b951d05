/** What is left to do with a mounted island. */
export interface Mounted {
  unmount(): void;
}

/** A part of a page that React runs. Its module exports how it is mounted. */
export interface IslandModule<Props, Handle extends Mounted = Mounted> {
  mount(host: Element, props: Props): Handle;
}

/** A part that is loaded when a reader is about to need it. */
export interface Island<Props, Handle extends Mounted = Mounted> {
  /** Loads it without showing it. Ignore failures here; mounting retries. */
  readonly prepare: () => void;
  /** Loads and shows it, unless `signal` has aborted by then. @throws what loading throws, so that the next call tries again; the reason of `signal`. */
  readonly mount: (host: Element, props: Props, signal?: AbortSignal) => Promise<Handle>;
}

/**
 * Declares an island.
 *
 * @param load - Imports its module, and starts whatever else it needs at the same time.
 */
export function island<Props, Handle extends Mounted = Mounted>(
  load: () => Promise<IslandModule<Props, Handle>>,
): Island<Props, Handle> {
  let loading: Promise<IslandModule<Props, Handle>> | undefined;
  const get = (): Promise<IslandModule<Props, Handle>> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    prepare: () => void get().catch(() => undefined),
    mount: async (host, props, signal) => {
      const module = await get();
      signal?.throwIfAborted();
      return module.mount(host, props);
    },
  };
}
