import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {extractRecords} from '../../packages/search-records';
import {buildIndex} from '../../packages/search-engine';
import {readPages} from './readPages';
import {readSynonyms} from './readSynonyms';
import {SEARCH_FOLDER, writeIndex} from './writeIndex';
import {writeInsights} from './writeInsights';

const SYNONYMS = 'specs/search-synonyms.yaml';

/**
 * Builds the search index from the built pages and writes it beside them, under a name that changes
 * with its content, and the script that sends events. `npm run dev` has no built pages and answers from the last build.
 *
 * @throws Error when no page yields a record, or when the list of synonyms is wrong.
 */
export function searchPlugin({siteDir, baseUrl, outDir: buildDir}: LoadContext): Plugin {
  return {
    name: 'search',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'production'
        ? {}
        : // The framework merges this into its development server; the bundler's own type does not know it.
          ({devServer: {static: [{directory: path.join(buildDir, SEARCH_FOLDER), publicPath: baseUrl + SEARCH_FOLDER, watch: false}]}} as object),
    async postBuild({outDir, routesPaths}) {
      const pages = await readPages(outDir, baseUrl, routesPaths);
      const records = pages.flatMap(({html, route, url}) => extractRecords(html, {route, url}));
      if (records.length === 0) throw new Error(`search: none of the ${pages.length} pages below ${outDir} holds text to search. Fix: check that pages have a main part and are not all marked noindex.`);
      const index = JSON.stringify(buildIndex(records, {synonyms: await readSynonyms(path.join(siteDir, SYNONYMS))}));
      const file = await writeIndex(outDir, index);
      await writeInsights(outDir);
      const kilobytes = (brotliCompressSync(index).length / 1024).toFixed(1);
      process.stdout.write(`Search index: ${records.length} records of ${pages.length} pages, ${kilobytes} KB brotli, ${file}\n`);
    },
  };
}
