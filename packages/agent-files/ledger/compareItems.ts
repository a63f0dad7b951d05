import {ITEM_KINDS, type ItemKind, type PageItems} from './PageItems';

/** What of a page is in both forms, and what the second one lost. */
export interface PageFidelity {
  readonly counts: Readonly<Record<ItemKind, number>>;
  readonly lost: readonly {readonly kind: ItemKind; readonly item: string}[];
}

/** Compares a page's HTML with another form of it; each item must be there as often as in the HTML. */
export function compareItems(html: PageItems, other: PageItems): PageFidelity {
  const lost = ITEM_KINDS.flatMap((kind) => {
    const left = new Map<string, number>();
    for (const item of other[kind]) left.set(item, (left.get(item) ?? 0) + 1);
    return html[kind].flatMap((item) => {
      const count = left.get(item) ?? 0;
      left.set(item, count - 1);
      // A row or sample without a letter has nothing to lose.
      return count > 0 || item === '' ? [] : [{kind, item}];
    });
  });
  const counts = Object.fromEntries(ITEM_KINDS.map((kind) => [kind, html[kind].length])) as Record<
    ItemKind,
    number
  >;
  return {counts, lost};
}
