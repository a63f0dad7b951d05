import {matcherOf} from '../query/matches';
import type {Needle} from '../query/resolveQuery';
import {rankHits, type Ranked} from '../rank/rankHits';
import type {CompleteRequest} from '../readRequest';
import type {Size} from '../store/store';
import type {Part} from './partOf';
import type {ResolvedWords} from './wordStore';

/** A search in a part of an index. */
export interface PartSearch {
  readonly asked: CompleteRequest;
  readonly words: ResolvedWords;
  /** For each class of records whether the filters allow it. */
  readonly allowed: readonly boolean[];
  /** For each class what optional filters are worth. */
  readonly worth: readonly number[];
}

/** What the whole index says. */
export interface Evidence {
  /** True when a record has all words that are not optional. */
  readonly complete: boolean;
  /** For each word of the query the pages and texts that hold it. */
  readonly holding: readonly Size[];
}

/** Ranks by the engine's rules, with the rarity that words have in the whole index. */
export function rankPart(
  {store, classes}: Part,
  {asked, words, allowed, worth}: PartSearch,
  {complete, holding}: Evidence,
  limit: number,
): {needles: readonly Needle[]; ranked: readonly Ranked[]} {
  const matchesOf = matcherOf(store, asked.searchable);
  const needles = words.needles.map((needle, at): Needle => ({
    ...needle,
    matches: matchesOf(needle.variants),
    holding: holding[at]!,
  }));
  const excluded = words.excluded.map(({variants}) => matchesOf(variants));
  const {scores} = rankHits({needles, excluded}, store, {
    allows: (node) => allowed[classes[node]!] === true,
    distinct: asked.distinct,
    limit,
    // Whether words may be lacking depends on the whole index.
    relax: asked.relax && !complete,
    worth: asked.optionalFilter.length === 0 ? undefined : (node) => worth[classes[node]!] ?? 0,
  });
  return {needles, ranked: scores};
}
