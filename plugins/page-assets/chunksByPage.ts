import staticRoutes from '../static-content/staticRoutes.mjs';

/** A route that the framework draws, and the paths of the pages below it. */
const ROUTE = /ComponentCreator\('([^']*)', *'([^']*)'\)(?:,\s*routes: (\[[^\]]*\])\.map)?/g;

/** Every name in a tree of names. */
function namesIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(namesIn) : [];
}

/**
 * The chunks that each page asks for when it is opened.
 *
 * @param routes - The framework's generated list of routes.
 * @param chunkNames - Its chunks of each route, by path and hash.
 * @returns Names of chunks by path of a page, base path included.
 */
export function chunksByPage(
  routes: string,
  chunkNames: Readonly<Record<string, unknown>>,
): Map<string, string[]> {
  return new Map(
    [...staticRoutes(routes).matchAll(ROUTE)].flatMap(([, path = '', hash, below]) => {
      const pages = below ? (JSON.parse(below) as string[]) : [path];
      const chunks = namesIn(chunkNames[`${path}-${hash}`]);
      return pages.map((page): [string, string[]] => [page, chunks]);
    }),
  );
}
