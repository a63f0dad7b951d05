import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {extractRecords} from '../../packages/search-records';
import {buildIndex} from '../../packages/search-engine';
import {routedPages, type BuildPart} from '../built-pages';
import {readSynonyms} from './readSynonyms';
import {SEARCH_FOLDER, writeIndex} from './writeIndex';
import {writeInsights} from './writeInsights';

const SYNONYMS = 'specs/search-synonyms.yaml';

/**
 * Builds the search index from the built pages and writes it beside them, under a name that changes
 * with its content, and the script that sends events.
 *
 * @throws Error when no page yields a record, or when the list of synonyms is wrong.
 */
export const searchIndex: BuildPart = ({siteDir, baseUrl}) => async ({outDir, routesPaths, pages}) => {
  const built = routedPages(pages, baseUrl, routesPaths);
  const records = built.flatMap(({html, route, url}) => extractRecords(html, {route, url}));
  if (records.length === 0) throw new Error(`search: none of the ${built.length} pages below ${outDir} holds text to search. Fix: check that pages have a main part and are not all marked noindex.`);
  const index = JSON.stringify(buildIndex(records, {synonyms: await readSynonyms(path.join(siteDir, SYNONYMS))}));
  const file = await writeIndex(outDir, index);
  await writeInsights(outDir);
  process.stdout.write(`Search index: ${records.length} records of ${built.length} pages, ${file}\n`);
};

/** Lets `npm run dev`, which has no built pages, answer from the index of the last build. */
export function searchInDevPlugin({baseUrl, outDir}: LoadContext): Plugin {
  return {
    name: 'search-in-dev',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'production'
        ? {}
        : // The framework merges this into its development server; the bundler's own type does not know it.
          ({devServer: {static: [{directory: path.join(outDir, SEARCH_FOLDER), publicPath: baseUrl + SEARCH_FOLDER, watch: false}]}} as object),
  };
}
