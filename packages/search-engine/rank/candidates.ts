import type { Matches } from '../query/matches';
import type { ResolvedQuery } from '../query/resolveQuery';
import type { NodeTable } from '../store/nodeTable';
import type { Store } from '../store/store';

/** Which records may be hits, by page and by type of record. */
export type Allows = (page: number, level: number) => boolean;

/** The records that match a query. */
export interface Candidates {
  readonly nodes: readonly number[];
  /** True for a record that holds every required word, itself or in the headings above it. */
  readonly full: (node: number) => boolean;
}

/**
 * Finds the records that hold all words that are not optional, in their own text or in the headings above it. When there are none,
 * every word is optional and records that hold any of them are found; what is quoted stays demanded.
 * A record that adds no word to the heading it stands under is represented by that heading.
 */
export function findCandidates({ needles, excluded }: ResolvedQuery, store: Store, allows: Allows): Candidates {
  const { nodes } = store;
  const own = ownMasks(needles.map(({ matches }) => matches), nodes);
  const masks = withHeadings(own, nodes);
  const banned = excluded.length > 0 ? withHeadings(ownMasks(excluded, nodes), nodes) : undefined;
  const bits = (keep: (at: number) => boolean): number => needles.reduce((mask, _, at) => (keep(at) ? mask | (1 << at) : mask), 0);
  const all = bits((at) => needles[at]!.required);
  const wanted = bits((at) => needles[at]!.required && !needles[at]!.optional);
  const quoted = bits((at) => needles[at]!.word.kind === 'phrase');
  const full = (node: number): boolean => (masks[node]! & all) === all;

  const isHit = (node: number): boolean =>
    nodes.isRecord[node] === 1 &&
    (masks[node]! & quoted) === quoted &&
    (needles.length === 0 || masks[node] !== 0) &&
    (banned === undefined || banned[node] === 0) &&
    allows(nodes.page[node]!, nodes.level[node]!);
  const found: number[] = [];
  /** 1 where a hit stands for everything below that adds no word. */
  const covered = new Uint8Array(nodes.count);
  for (let node = 0; node < nodes.count; node++) {
    const inherits = needles.length > 0 && own[node] === 0 && covered[nodes.parent[node]!] === 1;
    const hit = isHit(node);
    if (hit && !inherits) found.push(node);
    if (hit || (inherits && nodes.isRecord[node] === 0)) covered[node] = 1;
  }
  const complete = found.filter((node) => (masks[node]! & wanted) === wanted);
  return { nodes: complete.length > 0 ? complete : found, full };
}

/** Which words each node's own text holds, as one bit per word; at most 32 words. */
function ownMasks(words: readonly Matches[], { count }: NodeTable): Uint32Array {
  const masks = new Uint32Array(count);
  words.forEach(({ nodes }, at) => {
    for (const node of nodes) masks[node]! |= 1 << at;
  });
  return masks;
}

/** The same with the words of the headings above. */
function withHeadings(own: Uint32Array, { count, parent }: NodeTable): Uint32Array {
  const masks = own.slice();
  for (let node = 0; node < count; node++) if (parent[node]! >= 0) masks[node]! |= masks[parent[node]!]!;
  return masks;
}
