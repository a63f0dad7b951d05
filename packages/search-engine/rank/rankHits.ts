import { PAGES_AT_A_TIME, REPEAT_COSTS } from '../constants';
import type { ResolvedQuery } from '../query/resolveQuery';
import type { Store } from '../store/store';
import { findCandidates, type Allows } from './candidates';
import { weighPages } from './pageEvidence';
import { mostOfRecord, scoreRecord } from './recordScore';

/** What makes two records the same hit. */
export type Distinct = 'url' | 'page' | 'record';

/** What to rank, and how much of it. */
export interface RankOptions {
  readonly allows: Allows;
  readonly distinct: Distinct;
  /** Hits that must be in order; those behind them are counted only. */
  readonly limit: number;
}

/** Hits in order, best first, as numbers of nodes. */
export interface Ranking {
  /** The first `limit` hits. */
  readonly nodes: readonly number[];
  /** Number of all hits. */
  readonly total: number;
  /** One node of every hit, in no order. */
  readonly everyHit: readonly number[];
}

interface Ranked {
  readonly node: number;
  readonly full: boolean;
  readonly typos: number;
  readonly score: number;
}

/**
 * Puts the records that match into order: more words first (all of them, else what they weigh), then fewer typing
 * errors, then attribute, proximity and exactness as one score, then page rank, level and position.
 */
export function rankHits(query: ResolvedQuery, store: Store, { allows, distinct, limit }: RankOptions): Ranking {
  const { nodes, full } = findCandidates(query, store, { allows, collapse: distinct !== 'record' });
  const evidence = weighPages(query.needles, store);
  const byPage = groupByPage(nodes, store);
  const pages = [...byPage.keys()].map((page) => ({ page, full: byPage.get(page)!.some((node) => full(node)), score: evidence.score[page]! }));
  pages.sort((a, b) => Number(b.full) - Number(a.full) || b.score - a.score);

  const order = compareIn(store);
  const most = mostOfRecord(query.needles);
  const ranked: Ranked[] = [];
  for (let at = 0; at < pages.length && limit > 0; at += PAGES_AT_A_TIME) {
    if (settled(ranked[limit - 1], { full: pages[at]!.full, score: pages[at]!.score + most })) break;
    for (const { page, score } of pages.slice(at, at + PAGES_AT_A_TIME)) {
      const records = byPage.get(page)!.map((node): Ranked => {
        const own = scoreRecord(node, query.needles, evidence.share, store);
        return { node, full: full(node), typos: own.typos, score: score + own.score };
      });
      ranked.push(...spread(distinctOf(records.sort(order), store, distinct)));
    }
    ranked.sort(order);
  }
  const everyHit = [...byPage.values()].flatMap((group) => distinctOf(group.map((node) => ({ node })), store, distinct).map(({ node }) => node));
  return { nodes: ranked.slice(0, limit).map(({ node }) => node), total: everyHit.length, everyHit };
}

/** True when nothing that still comes can stand before the last hit that is wanted: records of `next` and behind it score no more. */
function settled(last: Ranked | undefined, next: { full: boolean; score: number }): boolean {
  if (!last) return false;
  if (last.full !== next.full) return last.full;
  return last.typos === 0 && last.score > next.score;
}

function groupByPage(found: readonly number[], { nodes }: Store): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const node of found) {
    const group = groups.get(nodes.page[node]!);
    if (group) group.push(node);
    else groups.set(nodes.page[node]!, [node]);
  }
  return groups;
}

function compareIn({ nodes }: Store): (a: Ranked, b: Ranked) => number {
  return (a, b) =>
    Number(b.full) - Number(a.full) ||
    a.typos - b.typos ||
    b.score - a.score ||
    nodes.pages[nodes.page[b.node]!]!.rank - nodes.pages[nodes.page[a.node]!]!.rank ||
    nodes.level[a.node]! - nodes.level[b.node]! ||
    a.node - b.node;
}

/** The first record of each hit, among records of one page. */
function distinctOf<T extends { readonly node: number }>(records: readonly T[], { nodes }: Store, distinct: Distinct): T[] {
  if (distinct === 'record') return [...records];
  if (distinct === 'page') return records.slice(0, 1);
  const seen = new Set<string>();
  return records.filter(({ node }) => !seen.has(nodes.anchors[node]!) && seen.add(nodes.anchors[node]!));
}

/** Each further hit of a page counts a little less, so that one long page does not fill the list. */
function spread(hits: readonly Ranked[]): Ranked[] {
  return hits.map((hit, earlier) => ({ ...hit, score: hit.score - REPEAT_COSTS * earlier }));
}
