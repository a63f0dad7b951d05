/** An element's name and what stands between it and the end of its tag, text in quotes whole. */
const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi;

/** Names that a selector may use of a built page: of elements, classes, ids and attributes. Its text is left out. */
export function namesInPage(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([, element = '', attributes = '']) => [element, ...(attributes.match(/[\w-]+/g) ?? [])]);
}
