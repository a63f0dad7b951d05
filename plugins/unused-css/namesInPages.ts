/** An element's name and what stands between it and the end of its tag, text in quotes whole. */
const TAG = /<[a-z][\w-]*(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;

/** Names that a selector may use of built pages: of elements, classes, ids and attributes, each once. Their text is left out. */
export function namesInPages(pages: Iterable<string>): Set<string> {
  // Most tags stand on many pages.
  const tags = new Set<string>();
  for (const html of pages) for (const tag of html.match(TAG) ?? []) tags.add(tag);
  return new Set([...tags].flatMap((tag) => tag.match(/[\w-]+/g) ?? []));
}
