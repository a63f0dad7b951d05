import type {Pages} from './pages';

/** A built page and where readers find it. */
export interface RoutedPage {
  readonly html: string;
  /** Path without the site's base path: `/toolhive/quickstart`. */
  readonly route: string;
  /** Path with the site's base path. */
  readonly url: string;
}

/** Files that the framework may write a route to, by its setting for closing slashes. */
const candidates = (route: string): string[] => (route.endsWith('/') ? [`${route}index.html`] : [`${route}/index.html`, `${route}.html`]);

/** The page of each route, in the order of the routes; routes without a page are left out. */
export function routedPages(pages: Pages, baseUrl: string, routes: readonly string[]): RoutedPage[] {
  return [...new Set(routes)].flatMap((url) => {
    const route = `/${url.slice(baseUrl.length)}`;
    const html = candidates(route).map((file) => pages.get(file.slice(1))).find((text) => text !== undefined);
    return html === undefined ? [] : [{html, route, url}];
  });
}
