import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

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

/** What programs may do with the texts (contentsignals.org): find them and answer from them always; training as the site says. */
const signals = (training: boolean): string =>
  `Content-Signal: search=yes, ai-input=yes, ai-train=${training ? 'yes' : 'no'}`;

/**
 * Everything may be read; the sitemap is where RFC 9309 crawlers look for it.
 *
 * @param training - Whether models may be trained on the texts.
 */
export function robotsTxt(url: string, baseUrl: string, training: boolean): string {
  return `User-agent: *\n${signals(training)}\nAllow: ${baseUrl}\n\nSitemap: ${new URL(`${baseUrl}sitemap.xml`, url).href}\n`;
}
