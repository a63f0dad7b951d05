import type {HitView} from './hitView';

/** Hits shown of one page (spec §9, "max 5 hits per group"). */
export const HITS_PER_GROUP = 5;

/** Hits of one page, best first. */
export interface HitGroup {
  readonly page: string;
  readonly hits: readonly [HitView, ...HitView[]];
}

/** Puts hits of one page together; pages stand in the order of their best hits. */
export function groupByPage(hits: readonly HitView[]): HitGroup[] {
  const groups = new Map<string, [HitView, ...HitView[]]>();
  for (const hit of hits) {
    const group = groups.get(hit.page);
    if (!group) groups.set(hit.page, [hit]);
    else if (group.length < HITS_PER_GROUP) group.push(hit);
  }
  return [...groups].map(([page, own]) => ({page, hits: own}));
}
