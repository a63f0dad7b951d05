import {readdirSync} from 'node:fs';
import {sep} from 'node:path';

/** Files of a built site that readers fetch, as paths from its root that begin with a slash. */
export interface SiteFiles {
  readonly pages: readonly string[];
  /** Scripts and styles. */
  readonly assets: readonly string[];
}

/** Lists what readers fetch of the site in a folder. */
export function siteFiles(buildDir: string): SiteFiles {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).map(
    (file) => `/${file.split(sep).join('/')}`,
  );
  return {
    pages: files.filter((file) => file.endsWith('/index.html')),
    assets: files.filter((file) => /^\/assets\/(?:js|css)\/.*\.(?:js|css)$/.test(file)),
  };
}
