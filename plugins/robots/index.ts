import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {robotsTxt} from './robotsTxt';

/** Writes `robots.txt` beside the built pages: it must name the sitemap by its full address. */
export function robotsPlugin(): Plugin {
  return {
    name: 'robots',
    postBuild: ({outDir, siteConfig}) =>
      writeFile(path.join(outDir, 'robots.txt'), robotsTxt(siteConfig.url, siteConfig.baseUrl)),
  };
}
