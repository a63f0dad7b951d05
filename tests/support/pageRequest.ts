/** Whether a path is that of a page, or of the part of it that in-site navigation fetches. */
export const isForPage = (path: string, page: string): boolean =>
  path === page || path === `/parts${page}.txt`;

/** Whether a request is for a page, for `page.route`. */
export const pageRequest =
  (page: string) =>
  (url: URL): boolean =>
    isForPage(url.pathname, page);
