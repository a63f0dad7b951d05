/** A site of `count` pages, each of which says of which release it is, besides what pages of documentation say. */
export function pagesOfRelease(release: number, count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({length: count}, (_, page) => [
      `/page-${page}`,
      `<h1>Page ${page}</h1><p>Every page belongs to release${release}.</p>`,
    ]),
  );
}
