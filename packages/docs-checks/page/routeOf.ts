/**
 * Address of a page on the site, by the rules of the docs plugin: the path below `docs/` without extension, and a folder's
 * index page is the folder.
 * @param slug the front matter's own address, absolute or relative to the folder.
 */
export function routeOf(file: string, slug?: unknown): string {
  const path = file
    .replaceAll('\\', '/')
    .replace(/^.*?docs\//, '/')
    .replace(/\.mdx?$/, '');
  if (typeof slug === 'string')
    return slug.startsWith('/') ? slug : `${path.replace(/[^/]*$/, '')}${slug}`;
  return path.replace(/\/index$/, '/');
}
