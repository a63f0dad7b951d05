import type {Candidates} from './candidates';

/** The candidates of one page: a stretch of the list of candidates. */
export interface PageGroup {
  readonly page: number;
  readonly from: number;
  readonly to: number;
  /** True when one of them has all words. */
  readonly full: boolean;
}

/** The pages of the candidates, those with a full match first, then by score. */
export function orderPages(
  {nodes, full}: Candidates,
  page: Uint32Array,
  score: Float32Array,
): PageGroup[] {
  const groups: PageGroup[] = [];
  for (let from = 0; from < nodes.length;) {
    const here = page[nodes[from]!]!;
    let to = from;
    let anyFull = false;
    for (; to < nodes.length && page[nodes[to]!] === here; to++) anyFull ||= full(nodes[to]!);
    groups.push({page: here, from, to, full: anyFull});
    from = to;
  }
  const key = Float32Array.from(
    groups,
    (group) => score[group.page]! + (group.full ? FULL_FIRST : 0),
  );
  const order = Uint32Array.from(groups.keys()).sort((a, b) => key[b]! - key[a]! || a - b);
  return Array.from(order, (at) => groups[at]!);
}

/** More than any score of a page. */
const FULL_FIRST = 100;
