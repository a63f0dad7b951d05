/** Name of the index of a site, or of a part of it. */
export const INDEX_FILE = 'llms.txt';

/**
 * Where the Markdown of a page lies, as a path below the site: `/a/b.md`; `index.md` for the start page and for folders.
 *
 * @param routes - Of all pages, to tell folders.
 */
export function markdownPath(route: string, routes: readonly string[]): string {
  const bare = route.replace(/\/$/, '');
  const isFolder =
    route.endsWith('/') || routes.some((other) => other.startsWith(`${bare}/`) && other !== route);
  return isFolder ? `${bare}/index.md` : `${bare}.md`;
}

/** The folder of a page's Markdown, with a slash at both ends. */
export const folderOf = (markdown: string): string =>
  markdown.slice(0, markdown.lastIndexOf('/') + 1);
