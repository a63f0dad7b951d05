/** Folder of the parts of pages that in-site navigation fetches. */
export const PARTS_FOLDER = 'parts/';

/**
 * Path of the file that holds a page without what it shares with others.
 *
 * @param path - Path of the page, base path included.
 */
export function partPath(path: string, baseUrl: string): string {
  const route = path.replace(/(\/index\.html|\.html|\/)$/, '').slice(baseUrl.length - 1);
  return `${baseUrl}${PARTS_FOLDER}${route.slice(1) || 'index'}.txt`;
}
