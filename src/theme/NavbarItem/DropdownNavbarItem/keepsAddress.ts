interface Item {
  readonly lang?: string;
  readonly onClick?: unknown;
}

/**
 * Whether the items of a dropdown lead to the same page in another language or version: those have a language, or keep the
 * choice when they are clicked. The empty string is an attribute that is there.
 */
export const keepsAddress = (items: readonly object[]): '' | undefined =>
  items.some((item: Item) => item.lang !== undefined || typeof item.onClick === 'function')
    ? ''
    : undefined;
