/** Where a built page is. */
export interface PagePlace {
  /** Its file below the build, with slashes on every system. */
  readonly file: string;
  /** Where readers find it; a file that no route leads to has none. */
  readonly address?: {
    /** Path without the site's base path: `/toolhive/quickstart`. */
    readonly route: string;
    /** Path with the site's base path. */
    readonly url: string;
  };
}

/** Files that the framework may write a route to, by its setting for closing slashes. */
const candidates = (route: string): string[] =>
  route.endsWith('/') ? [`${route}index.html`] : [`${route}/index.html`, `${route}.html`];

/**
 * The pages among the files of a build: first those of the routes in their order, then the others. Routes without a page are left out.
 *
 * @param files - Paths below the build.
 * @param routes - With the site's base path.
 */
export function pagePlaces(
  files: readonly string[],
  baseUrl: string,
  routes: readonly string[],
): PagePlace[] {
  const pages = new Set(files.filter((file) => file.endsWith('.html')).sort());
  const routed = [...new Set(routes)].flatMap((url) => {
    const route = `/${url.slice(baseUrl.length)}`;
    const file = candidates(route)
      .map((candidate) => candidate.slice(1))
      .find((candidate) => pages.has(candidate));
    return file === undefined ? [] : [{file, address: {route, url}}];
  });
  for (const {file} of routed) pages.delete(file);
  return [...routed, ...[...pages].map((file) => ({file}))];
}
