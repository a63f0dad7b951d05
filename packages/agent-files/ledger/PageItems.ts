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
