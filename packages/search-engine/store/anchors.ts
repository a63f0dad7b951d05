/** Stands for "no anchor" where the heading above has one; no anchor contains it. */
const NONE = '#';

/** In lower case, with hyphens between words. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

const wordOf = (text: string): string => /^[^\s,]*/.exec(text)![0];

/** What stands for an anchor that follows from the node's text and the anchor above. */
const FOLLOWING = new Map<string, (text: string, above: string) => string>([
  ['##', slugOf],
  // A flag with its short form: "--help, -h".
  ['#1', wordOf],
  // A field, or a response with its status: "schema.Workload.port", "getHealth.204".
  ['#.', (text, above) => `${above}.${wordOf(text)}`],
]);

/**
 * A node's anchor as an index file has it.
 * @param anchor - Empty for none.
 * @param above - That of the heading above.
 */
export function storeAnchor(anchor: string, text: string, above: string): string {
  if (anchor === above) return '';
  if (anchor === '') return NONE;
  const follows = [...FOLLOWING].find(([, from]) => from(text, above) === anchor);
  return follows?.[0] ?? anchor;
}

/** The anchor that `storeAnchor` stored. */
export function readAnchor(stored: string, text: string, above: string): string {
  if (stored === NONE) return '';
  return FOLLOWING.get(stored)?.(text, above) ?? (stored || above);
}
