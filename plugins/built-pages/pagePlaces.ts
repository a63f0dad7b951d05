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

/** Files that the framework may write an address to, by its setting for closing slashes; both below the base path. */
const candidates = (address: string): string[] =>
  address === '' || address.endsWith('/')
    ? [`${address}index.html`]
    : [`${address}/index.html`, `${address}.html`];

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
    const below = url.slice(baseUrl.length);
    const file = candidates(below).find((candidate) => pages.has(candidate));
    return file === undefined ? [] : [{file, address: {route: `/${below}`, url}}];
  });
  for (const {file} of routed) pages.delete(file);
  return [...routed, ...[...pages].map((file) => ({file}))];
}
