import {PAGES_BY_SECTION, REPEAT_COSTS, TITLE_OF_NAME} from '../constants';
import type {ResolvedQuery, Needle} from '../query/resolveQuery';
import type {Store} from '../store/store';
import type {Allows} from '../filters/compileFilter';
import {findCandidates} from './candidates';
import {orderPages, type PageGroup} from './orderPages';
import {weighPages} from './pageEvidence';
import {mostOfRecord, recordScorer} from './recordScore';
import {mostOfSection, weighSections} from './sectionEvidence';

/** A hit by the criteria it is ordered by. */
export interface Ranked {
  readonly node: number;
  readonly full: boolean;
  readonly worth: number;
  readonly typos: number;
  readonly score: number;
}

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

/** Hits in order, best first. */
export interface Ranking {
  /** The first `limit` hits. */
  readonly scores: readonly Ranked[];
  /** Number of all hits. */
  readonly total: number;
  /** One node of every hit, in no order. */
  readonly everyHit: readonly number[];
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
  const {needles} = query;
  const {share, score, isNamed} = weighPages(needles, store);
  const found = findCandidates(query, store, {allows, collapse: distinct !== 'record', relax});
  const scoreRecord = recordScorer(needles, share, store, found.holds);
  const typosOf = (node: number) => scoreRecord(node).typos;
  const candidates =
    moreTypos === undefined ? found : {...found, nodes: withFew(found.nodes, typosOf, moreTypos)};
  const order = compareIn(store);
  const sectionOf = weighSections(needles, store, found.holds);
  const most = mostOfRecord(needles);
  const keyOf = distinctIn(store, distinct);
  // What optional filters are worth comes before every score.
  const isBehind: typeof isSettled = worth === undefined ? isSettled : () => false;

  /** The hits of a page that can come before `last`, in order. */
  const rankPage = (
    {page, from, to}: PageGroup,
    place: number,
    last: Ranked | undefined,
  ): readonly Ranked[] => {
    const title = store.titles[page]!;
    const records: Ranked[] = [];
    for (let at = from; at < to; at++) {
      const node = candidates.nodes[at]!;
      const full = candidates.full(node);
      const beside =
        score[page]! +
        (place < PAGES_BY_SECTION ? sectionOf(node) : 0) +
        (node === title ? isNamed[page]! * TITLE_OF_NAME : 0);
      // A title may get the score of another record.
      if (node !== title && isBehind(last, full, beside + most)) continue;
      const own = scoreRecord(node);
      const filters = worth?.(node) ?? 0;
      records.push({node, full, worth: filters, typos: own.typos, score: beside + own.score});
    }
    titleFirst(records, needles, title);
    return spread(firstOfEach(records, keyOf, order).sort(order)).filter(
      (hit) => last === undefined || order(hit, last) < 0,
    );
  };

  let ranked: readonly Ranked[] = [];
  const pages = limit > 0 ? orderPages(candidates, store.nodes.page, score) : [];
  const lastNamed = pages.findLastIndex(({page}) => isNamed[page] === 1);
  for (const [place, group] of pages.entries()) {
    const last = ranked[limit - 1];
    const best =
      score[group.page]! +
      most +
      (place < PAGES_BY_SECTION ? mostOfSection : 0) +
      (place <= lastNamed ? TITLE_OF_NAME : 0);
    if (isBehind(last, group.full, best)) break;
    const hits = rankPage(group, place, last);
    if (hits.length > 0) ranked = [...ranked, ...hits].sort(order).slice(0, limit);
  }
  const everyHit = candidates.nodes.filter(isNew(keyOf, store.nodes.count));
  return {scores: ranked, total: everyHit.length, everyHit};
}

/** True when a record with that score at most, and the remaining ones with less, cannot outrank the last requested hit. */
function isSettled(last: Ranked | undefined, full: boolean, score: number): boolean {
  if (!last) return false;
  if (last.full !== full) return last.full;
  return last.typos === 0 && last.score > score;
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

/** The same number for records that are the same hit. No hit has records of two pages. */
function distinctIn({nodes}: Store, distinct: Distinct): (node: number) => number {
  if (distinct === 'record') return (node) => node;
  const keys = distinct === 'page' ? nodes.page : nodes.address;
  return (node) => keys[node]!;
}

/** True for the first record of each hit that is asked about. */
function isNew(keyOf: (node: number) => number, count: number): (node: number) => boolean {
  // One byte for each key: a set of thousands of numbers would take longer than the ranking.
  const seen = new Uint8Array(count);
  return (node) => {
    const key = keyOf(node);
    if (seen[key] === 1) return false;
    seen[key] = 1;
    return true;
  };
}

/** The best record of each hit: to find it takes less than to sort all of them. */
function firstOfEach(
  records: readonly Ranked[],
  keyOf: (node: number) => number,
  order: (a: Ranked, b: Ranked) => number,
): Ranked[] {
  const best = new Map<number, Ranked>();
  for (const record of records) {
    const key = keyOf(record.node);
    const known = best.get(key);
    if (known === undefined || order(record, known) < 0) best.set(key, record);
  }
  return [...best.values()];
}

/** Each further hit of a page counts a little less, so that one long page does not fill the list. */
function spread(hits: readonly Ranked[]): Ranked[] {
  return hits.map((hit, earlier) => ({...hit, score: hit.score - REPEAT_COSTS * earlier}));
}

/**
 * Lets the title of a page that names the whole query come before what stands below it: who asks for `secret` wants the page about
 * secrets, not its section about a password. The page itself comes where it came before.
 */
function titleFirst(records: Ranked[], needles: readonly Needle[], title: number): void {
  const at = records.findIndex(({node}) => node === title);
  const own = records[at];
  const names = needles
    .filter(({required}) => required)
    .every(({matches}) => matches.form[title]! > 0);
  if (own === undefined || !names) return;
  const best = records
    .filter(
      ({typos, full, worth}) => typos === own.typos && full === own.full && worth === own.worth,
    )
    .reduce((most, {score}) => Math.max(most, score), 0);
  records[at] = {...own, score: best};
}
