import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {robotsTxt} from './robotsTxt';

/**
 * Writes `robots.txt` beside the built pages: it must name the sitemap by its full address.
 *
 * @param training - Whether models may be trained on the texts.
 */
export const robotsPlugin =
  (training: boolean) =>
  (_context: LoadContext): Plugin => ({
    name: 'robots',
    postBuild: ({outDir, siteConfig}) =>
      writeFile(
        path.join(outDir, 'robots.txt'),
        robotsTxt(siteConfig.url, siteConfig.baseUrl, training),
      ),
  });
