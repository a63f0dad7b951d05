/** Hands out the ids of one page. */
export interface Anchors {
  /** The wanted id, made fit for an address; with a number at its end when it is taken. */
  readonly unique: (wanted: string) => string;
  /** All ids so far. */
  readonly all: () => readonly string[];
}

/** Characters that stand in an address as they are (RFC 3986 §3.5), without those that browsers or people trip over. */
const UNFIT = /[^\w.~*-]+/g;

/** Starts an empty page. The same calls in the same order give the same ids, so addresses stay from build to build. */
export function createAnchors(): Anchors {
  const taken = new Set<string>();
  const unique = (wanted: string): string => {
    const fit = wanted.replaceAll(UNFIT, '-').replace(/^-+|-+$/g, '') || 'part';
    let id = fit;
    for (let copy = 2; taken.has(id); copy += 1) id = `${fit}-${copy}`;
    taken.add(id);
    return id;
  };
  return {unique, all: () => [...taken]};
}
