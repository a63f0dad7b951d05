import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A built page and where readers find it. */
export interface BuiltPage {
  readonly html: string;
  /** Path without the site's base path: `/toolhive/quickstart`. */
  readonly route: string;
  /** Path with the site's base path. */
  readonly url: string;
}

/** Files that the framework may write a route to, by its setting for closing slashes. */
const candidates = (route: string): string[] => (route.endsWith('/') ? [`${route}index.html`] : [`${route}/index.html`, `${route}.html`]);

async function readFirst(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html !== undefined) return html;
  }
  return undefined;
}

/** Reads the built file of each route, in the order of the routes; routes without a file are left out. */
export async function readPages(outDir: string, baseUrl: string, routes: readonly string[]): Promise<BuiltPage[]> {
  const pages = await Promise.all(
    [...new Set(routes)].map(async (url) => {
      const route = `/${url.slice(baseUrl.length)}`;
      const html = await readFirst(candidates(route).map((file) => path.join(outDir, file)));
      return html === undefined ? [] : [{html, route, url}];
    }),
  );
  return pages.flat();
}
