// The box has two sources of our own, which cannot be wrong: both errors are here because the specification has them (8-11, 8-12).

/** Something that offers entries to choose from: recent searches, hits, other queries. */
export interface Source<Item> {
  /** Unique among the sources of a box. */
  readonly id: string;
  readonly items: () => readonly Item[];
}

/** The entries of a source, in its order. */
export interface Collected<Item> {
  readonly id: string;
  readonly items: readonly Item[];
}

/**
 * Asks each source for its entries.
 * @throws Error for two sources of one id, and for a source that does not give an array (spec §8).
 */
export function collect<Item>(sources: readonly Source<Item>[]): Collected<Item>[] {
  const ids = new Set<string>();
  return sources.map(({id, items}) => {
    if (ids.has(id))
      throw new Error(
        `search source "${id}" is there twice. Fix: give each source an id of its own.`,
      );
    ids.add(id);
    const found: unknown = items();
    if (!Array.isArray(found))
      throw new Error(
        `search source "${id}" gave ${JSON.stringify(found)}. Fix: make its items() return an array.`,
      );
    return {id, items: found as Item[]};
  });
}
