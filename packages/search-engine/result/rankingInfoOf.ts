import {EXACT} from '../query/form';
import type {Matches} from '../query/matches';
import type {Needle} from '../query/resolveQuery';
import type {Ranked} from '../rank/rankHits';
import {bestAbove, leastDistance} from '../rank/recordScore';
import {CONTENT} from '../store/nodeTable';
import type {Store} from '../store/store';
import type {RankingInfo} from '../types';

/** Says why a hit stands where it does, as far as the criteria of the provider and those of this engine are the same. */
export function rankingInfoOf(
  {node, typos, worth, score}: Ranked,
  needles: readonly Needle[],
  {nodes}: Store,
): RankingInfo {
  const found = needles
    .map(({matches}) => matches)
    .filter((matches) => bestAbove(node, matches, nodes) >= 0);
  const firstMatchedWord = firstWord(node, found, nodes);
  return {
    nbTypos: typos,
    words: found.length,
    nbExactWords: found.filter(({form}) => form[bestAbove(node, {form}, nodes)] === EXACT).length,
    proximityDistance: found
      .slice(1)
      .reduce(
        (sum, matches, at) => sum + leastDistance(node, found[at]!, matches, nodes.parent),
        0,
      ),
    ...(firstMatchedWord !== undefined && {firstMatchedWord}),
    filters: worth,
    userScore: Math.round(score * 1e6),
    geoDistance: 0,
    geoPrecision: 1,
    promoted: false,
  };
}

/** What the number of an attribute is multiplied with. Source: provider, getRankingInfo. */
const ATTRIBUTE = 1000;

/**
 * The best attribute that holds a word of the query, and the place of the first one in it, which counts in `content` alone: the others
 * are unordered. Undefined when the words stand in the names of the page only, which are no attribute.
 */
function firstWord(
  node: number,
  found: readonly Matches[],
  {parent, level}: Store['nodes'],
): number | undefined {
  if (found.length === 0) return 0;
  let best: number | undefined;
  for (let at = node; at >= 0; at = parent[at]!) {
    const here = found.filter(({form}) => form[at]! > 0);
    if (here.length === 0 || level[at]! > CONTENT) continue;
    let place = ATTRIBUTE - 1;
    for (const matches of here)
      matches.eachPosition(at, (position) => (place = Math.min(place, position)));
    const own = ATTRIBUTE * level[at]! + (level[at] === CONTENT ? place : 0);
    best = Math.min(best ?? own, own);
  }
  return best;
}
