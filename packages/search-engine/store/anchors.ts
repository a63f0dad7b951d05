/** Stands for "no anchor" where the heading above has one; no anchor contains it. */
const NONE = '#';

/** Stands for the anchor that follows from the node's text. */
const FROM_TEXT = '##';

/** In lower case, with hyphens between words. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/**
 * A node's anchor as an index file has it.
 * @param anchor - Empty for none.
 * @param above - That of the heading above.
 */
export function storeAnchor(anchor: string, text: string, above: string): string {
  if (anchor === above) return '';
  if (anchor === '') return NONE;
  return anchor === slugOf(text) ? FROM_TEXT : anchor;
}

/** The anchor that `storeAnchor` stored. */
export function readAnchor(stored: string, text: string, above: string): string {
  if (stored === NONE) return '';
  return stored === FROM_TEXT ? slugOf(text) : stored || above;
}
