import type {Allows} from '../filters/compileFilter';
import type {Matches} from '../query/matches';
import type {Needle, ResolvedQuery} from '../query/resolveQuery';
import type {NodeTable} from '../store/nodeTable';
import type {Store} from '../store/store';

/** The records that match a query. */
export interface Candidates {
  readonly nodes: readonly number[];
  /** True for a record that holds every required word, itself or in the headings above it. */
  readonly full: (node: number) => boolean;
  /** Which words of the query a node holds, as one bit per word. */
  readonly holds: WordMasks;
}

/** Words of the query by node, as one bit per word. Most nodes hold few of them, which one look tells. */
export interface WordMasks {
  /** In the node's own text. */
  readonly own: Uint32Array;
  /** In its text or in the headings above it. */
  readonly all: Uint32Array;
}

/** The number of the first word in a mask that is not empty. */
export function firstOf(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** A mask without its first word. */
export function withoutFirst(mask: number): number {
  return mask & (mask - 1);
}

/** What may be a hit. */
export interface CandidateOptions {
  readonly allows: Allows;
  /** True to let a heading stand for what is below it and adds no word of the query. */
  readonly collapse: boolean;
  /** False to find nothing where no record holds all words. */
  readonly relax: boolean;
}

/**
 * Finds the records that hold all words that are not optional, in their own text or in the headings above it. When there are none and
 * `relax` is set, every word is optional and records that hold any of them are found; what is quoted stays demanded. Whether there are any is
 * decided before filtering, so that a filter never changes which words are dropped.
 */
export function findCandidates(
  {needles, excluded}: ResolvedQuery,
  {nodes}: Store,
  {allows, collapse, relax}: CandidateOptions,
): Candidates {
  const own = ownMasks(
    needles.map(({matches}) => matches),
    nodes,
  );
  const masks = withHeadings(own, nodes);
  const banned = excluded.length > 0 ? withHeadings(ownMasks(excluded, nodes), nodes) : undefined;
  const bits = (keep: (needle: Needle) => boolean): number =>
    needles.reduce((mask, needle, at) => (keep(needle) ? mask | (1 << at) : mask), 0);
  const all = bits((needle) => needle.required);
  const wanted = bits((needle) => needle.required && !needle.optional);
  const quoted = bits((needle) => needle.word.kind === 'phrase');

  const found: number[] = [];
  const covered = new Uint8Array(nodes.count);
  let anyComplete = false;
  for (let node = 0; node < nodes.count; node++) {
    const mask = masks[node]!;
    // Most nodes hold no word of the query, and neither does anything above them.
    if (mask === 0 && needles.length > 0) continue;
    const addsNothing = needles.length > 0 && own[node] === 0 && covered[nodes.parent[node]!] === 1;
    if (nodes.isRecord[node] === 0) {
      covered[node] = addsNothing ? 1 : 0;
      continue;
    }
    if ((mask & quoted) !== quoted || (banned && banned[node] !== 0)) continue;
    anyComplete ||= (mask & wanted) === wanted;
    if (!allows(node)) continue;
    covered[node] = collapse ? 1 : 0;
    if (!addsNothing) found.push(node);
  }
  return {
    nodes:
      anyComplete || !relax ? found.filter((node) => (masks[node]! & wanted) === wanted) : found,
    full: (node) => (masks[node]! & all) === all,
    holds: {own, all: masks},
  };
}

/** Which words each node's own text holds, as one bit per word; at most 32 words. */
function ownMasks(words: readonly Matches[], {count}: NodeTable): Uint32Array {
  const masks = new Uint32Array(count);
  words.forEach(({nodes}, at) => {
    for (const node of nodes) masks[node]! |= 1 << at;
  });
  return masks;
}

/** The same with the words of the headings above. */
function withHeadings(own: Uint32Array, {count, parent}: NodeTable): Uint32Array {
  const masks = own.slice();
  for (let node = 0; node < count; node++)
    if (parent[node]! >= 0) masks[node]! |= masks[parent[node]!]!;
  return masks;
}
