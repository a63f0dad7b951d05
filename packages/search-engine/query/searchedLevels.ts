/** Attributes that are searched, each at the number of its level in the node table. Source: settings, searchableAttributes. */
export const SEARCHED: readonly string[] = [
  ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
  'content',
];

/** Which levels of the node table the named attributes are; undefined, which searches all of them and the names of pages, for no names. */
export function searchedLevels(
  attributes: readonly string[],
): ((level: number) => boolean) | undefined {
  if (attributes.length === 0 || attributes.includes('*')) return undefined;
  const levels = new Set(attributes.map((name) => SEARCHED.indexOf(name)));
  return (level) => levels.has(level);
}
