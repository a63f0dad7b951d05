import type {Needle} from '../query/resolveQuery';
import type {Ranked} from '../rank/rankHits';
import type {Store} from '../store/store';
import type {RankingInfo} from '../types';

/** Says why a hit stands where it does, as far as the criteria of the provider and those of this engine are the same. */
export function rankingInfoOf(
  {node, typos, worth, score}: Ranked,
  needles: readonly Needle[],
  {nodes: {parent}}: Store,
): RankingInfo {
  const holds = ({matches}: Needle): boolean => {
    for (let at = node; at >= 0; at = parent[at]!) if ((matches.form[at] ?? 0) > 0) return true;
    return false;
  };
  return {
    nbTypos: typos,
    words: needles.filter(holds).length,
    filters: worth,
    userScore: Math.round(score * 1e6),
    geoDistance: 0,
    geoPrecision: 1,
    promoted: false,
  };
}
