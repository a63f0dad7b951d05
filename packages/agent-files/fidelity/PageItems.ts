/** What must not get lost between two forms of a page. */
export const ITEM_KINDS = ['headings', 'code', 'rows', 'links', 'panels', 'addresses'] as const;

export type ItemKind = (typeof ITEM_KINDS)[number];

/** The items of a page by their kind, each as a text that is the same in every form. */
export type PageItems = Readonly<Record<ItemKind, readonly string[]>>;

/** The items of a page in which nothing was found yet. */
export const noItems = (): Record<ItemKind, string[]> => ({
  headings: [],
  code: [],
  rows: [],
  links: [],
  panels: [],
  addresses: [],
});

/** Letters and digits alone: forms of a page differ in spaces and marks. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

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
