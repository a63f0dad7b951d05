/** Folder of the pictures, below the site's root. */
const FOLDER = '/img/cards';

/**
 * Address of a page's picture, without base path.
 *
 * @param route - Address of the page, without base path: `/toolhive/quickstart`.
 */
export const cardPath = (route: string): string =>
  `${FOLDER}${route.replace(/\/(?:index\.html)?$/, '') || '/start'}.png`;
