import type {HitView} from '../search/hits/hitView';
import {plainText} from '../search/hits/segments';

/** An entry of the list: a hit, and the same on other pages. */
export interface ResultEntry {
  readonly hit: HitView;
  /** Hits that say the same elsewhere, best first. */
  readonly others: readonly HitView[];
}

/** Lists what several pages repeat once, such as the variable of four commands: same heading, same place in its page, same text. */
export function mergeRepeats(hits: readonly HitView[]): ResultEntry[] {
  const entries = new Map<string, {hit: HitView; others: HitView[]}>();
  for (const hit of hits) {
    const [part, , ...place] = hit.crumbs;
    const key = place.length === 0 ? hit.id : JSON.stringify([part, place, said(hit)]);
    const entry = entries.get(key);
    if (entry && entry.hit.page !== hit.page) entry.others.push(hit);
    else if (entry) entries.set(hit.id, {hit, others: []});
    else entries.set(key, {hit, others: []});
  }
  return [...entries.values()];
}

const said = ({title, snippet = []}: HitView): readonly string[] => [
  plainText(title),
  plainText(snippet),
];
