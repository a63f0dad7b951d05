/** Pages that a build writes, and what it writes them from. */
const GENERATED: readonly (readonly [page: RegExp, sources: readonly string[]])[] = [
  [/^docs\/toolhive\/reference\/cli\//, ['specs/thv-cli.yaml', 'specs/since.yaml']],
  [/^docs\/toolhive\/reference\/changes\.mdx$/, ['specs/since.yaml', 'specs/changes.yaml']],
  // From the tables of symptoms of all pages.
  [/^docs\/toolhive\/reference\/errors\.mdx$/, ['docs/toolhive/']],
];

/**
 * The files whose changes are changes of a page, by the page's file; both below the project, with slashes. A folder, with a
 * slash at its end, stands for all files in it.
 */
export const sourcesOf = (page: string): readonly string[] => [
  page,
  ...GENERATED.flatMap(([pattern, sources]) => (pattern.test(page) ? sources : [])),
];
