/** Pages that a build writes, and what it writes them from. */
const GENERATED: readonly (readonly [page: RegExp, sources: readonly string[]])[] = [
  [/^docs\/toolhive\/reference\/cli\//, ['specs/thv-cli.yaml', 'specs/since.yaml']],
  [/^docs\/toolhive\/reference\/changes\.mdx$/, ['specs/since.yaml', 'specs/changes.yaml']],
  [
    /^docs\/toolhive\/reference\/errors\.mdx$/,
    [
      'quickstart',
      'guides-cli/run-mcp-servers',
      'guides-cli/install',
      'guides-k8s/run-mcp-k8s',
    ].map((page) => `docs/toolhive/${page}.mdx`),
  ],
];

/** The files whose changes are changes of a page, by the page's file; both below the project, with slashes. */
export const sourcesOf = (page: string): readonly string[] => [
  page,
  ...GENERATED.flatMap(([pattern, sources]) => (pattern.test(page) ? sources : [])),
];
