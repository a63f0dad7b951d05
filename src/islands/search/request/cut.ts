/** Most letters of a query (spec §5); longer typed or pasted text is cut. */
export const MAX_QUERY = 512;

/**
 * The beginning of a text, without half a letter at its end: half of a surrogate pair cannot stand in an address.
 *
 * @param most - In UTF-16 code units.
 */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
