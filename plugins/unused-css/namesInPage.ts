/** An element's name and what stands between it and the end of its tag, text in quotes whole. */
const TAG = /<[a-z][\w-]*(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;

/** Names that a selector may use of a built page: of elements, classes, ids and attributes. Its text is left out. */
export const namesInPage = {
  /** The start tags of a page. */
  tagsIn: (html: string): readonly string[] => html.match(TAG) ?? [],
  /** The names in a start tag. */
  namesIn: (tag: string): readonly string[] => tag.match(/[\w-]+/g) ?? [],
  /** The name of its element. */
  elementOf: (tag: string): string => /^<([\w-]+)/.exec(tag)?.[1] ?? '',
  /** Its classes. */
  classesIn: (tag: string): readonly string[] =>
    /\sclass=("[^"]*"|'[^']*'|[^\s>]+)/.exec(tag)?.[1]?.match(/[\w-]+/g) ?? [],
};
