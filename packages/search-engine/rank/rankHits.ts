import {PAGES_AT_FIRST, PAGES_BY_SECTION, REPEAT_COSTS, TITLE_OF_NAME} from '../constants';
import type {ResolvedQuery} from '../query/resolveQuery';
import type {Store} from '../store/store';
import type {Allows} from '../filters/compileFilter';
import {findCandidates} from './candidates';
import {orderPages, type PageGroup} from './orderPages';
import {weighPages} from './pageEvidence';
import {mostOfRecord, scoreRecord} from './recordScore';
import {mostOfSection, weighSections} from './sectionEvidence';

/** What makes two records the same hit. */
export type Distinct = 'url' | 'page' | 'record';

/** What to rank, and how much of it. */
export interface RankOptions {
  readonly allows: Allows;
  readonly distinct: Distinct;
  /** Hits that must be in order; those behind them are counted only. */
  readonly limit: number;
  /** False to find nothing where no record holds all words; default true. */
  readonly relax?: boolean;
  /** What a record is worth by optional filters, which come before typing errors. */
  readonly worth?: ((node: number) => number) | undefined;
  /** Only hits with at most so many typing errors more than the one with the fewest; default all. */
  readonly moreTypos?: number | undefined;
}

/** Hits in order, best first, as numbers of nodes. */
export interface Ranking {
  /** The first `limit` hits. */
  readonly nodes: readonly number[];
  /** Number of all hits. */
  readonly total: number;
  /** One node of every hit, in no order. */
  readonly everyHit: readonly number[];
  /** The scores of `nodes`. */
  readonly scores: readonly Ranked[];
}

/** A hit by the criteria it is ordered by. */
export interface Ranked {
  readonly node: number;
  readonly full: boolean;
  readonly worth: number;
  readonly typos: number;
  readonly score: number;
}

/**
 * Puts the records that match into order: more words first (all of them, else what they weigh), then optional filters, then fewer typing
 * errors, then attribute, proximity and exactness as one score, then page rank, level and position.
 * Pages are weighed first, and their records only as far as they can still come before the last hit that is wanted.
 */
export function rankHits(
  query: ResolvedQuery,
  store: Store,
  {allows, distinct, limit, relax = true, worth, moreTypos}: RankOptions,
): Ranking {
  const {share, score, isNamed} = weighPages(query.needles, store);
  const found = findCandidates(query, store, {allows, collapse: distinct !== 'record', relax});
  const typosOf = (node: number) => scoreRecord(node, query.needles, share, store).typos;
  const candidates =
    moreTypos === undefined ? found : {...found, nodes: withFew(found.nodes, typosOf, moreTypos)};
  const order = compareIn(store);
  const sectionsOf = weighSections(query.needles, store);
  const most = mostOfRecord(query.needles) + TITLE_OF_NAME;
  const titleOfName = (node: number, page: number): number =>
    isNamed[page] === 1 && node === store.titles[page] ? TITLE_OF_NAME : 0;
  const rankPage = ({page, from, to}: PageGroup, place: number): readonly Ranked[] => {
    const section = place < PAGES_BY_SECTION ? sectionsOf(page) : () => 0;
    const records = candidates.nodes.slice(from, to).map((node): Ranked => {
      const own = scoreRecord(node, query.needles, share, store);
      return {
        node,
        full: candidates.full(node),
        worth: worth?.(node) ?? 0,
        typos: own.typos,
        score: score[page]! + own.score + section(node) + titleOfName(node, page),
      };
    });
    return spread(distinctOf(records.sort(order), ({node}) => node, store, distinct));
  };

  let ranked: Ranked[] = [];
  const pages = limit > 0 ? orderPages(candidates, store.nodes.page, score) : [];
  for (let at = 0, step = PAGES_AT_FIRST; at < pages.length; at += step, step *= 2) {
    const {page, full} = pages[at]!;
    if (
      worth === undefined &&
      settled(ranked[limit - 1], {
        full,
        score: score[page]! + most + (at < PAGES_BY_SECTION ? mostOfSection : 0),
      })
    )
      break;
    ranked.push(...pages.slice(at, at + step).flatMap((group, next) => rankPage(group, at + next)));
    ranked = ranked.sort(order).slice(0, limit);
  }
  const everyHit = distinctOf(candidates.nodes, (node) => node, store, distinct);
  return {nodes: ranked.map(({node}) => node), total: everyHit.length, everyHit, scores: ranked};
}

/** True when no remaining candidate can outrank the last requested hit: records of `next` and later score no more. */
function settled(last: Ranked | undefined, next: {full: boolean; score: number}): boolean {
  if (!last) return false;
  if (last.full !== next.full) return last.full;
  return last.typos === 0 && last.score > next.score;
}

function compareIn({nodes}: Store): (a: Ranked, b: Ranked) => number {
  return (a, b) =>
    Number(b.full) - Number(a.full) ||
    b.worth - a.worth ||
    a.typos - b.typos ||
    b.score - a.score ||
    nodes.pages[nodes.page[b.node]!]!.rank - nodes.pages[nodes.page[a.node]!]!.rank ||
    nodes.level[a.node]! - nodes.level[b.node]! ||
    a.node - b.node;
}

/** The records with the fewest typing errors, and those with up to `more` beyond that. */
function withFew(
  nodes: readonly number[],
  typosOf: (node: number) => number,
  more: number,
): readonly number[] {
  const typos = nodes.map(typosOf);
  const most = typos.reduce((least, one) => Math.min(least, one), Infinity) + more;
  return nodes.filter((_, at) => typos[at]! <= most);
}

/** The first of each hit. */
function distinctOf<T>(
  records: readonly T[],
  nodeOf: (record: T) => number,
  {nodes}: Store,
  distinct: Distinct,
): readonly T[] {
  if (distinct === 'record') return records;
  const keys = distinct === 'page' ? nodes.page : nodes.address;
  const seen = new Set<number>();
  return records.filter((record) => {
    const before = seen.size;
    return seen.add(keys[nodeOf(record)]!).size > before;
  });
}

/** Each further hit of a page counts a little less, so that one long page does not fill the list. */
function spread(hits: readonly Ranked[]): Ranked[] {
  return hits.map((hit, earlier) => ({...hit, score: hit.score - REPEAT_COSTS * earlier}));
}
