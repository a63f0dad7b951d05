import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheEntry} from '../../packages/build-cache';
import {routedPages, type BuildPart, type RoutedPage} from '../built-pages';
import {SEARCH_FOLDER, writeIndex} from './writeIndex';
import {writeInsights} from './writeInsights';

const SYNONYMS = 'specs/search-synonyms.yaml';

/** Names of scripts and style sheets change more often than texts. */
const ASSETS = /<(?:script|link)\b[^>]*>/g;

interface Built {
  readonly index: string;
  readonly records: number;
}

/**
 * Builds the search index from the built pages and writes it beside them, under a name that changes
 * with its content, and the script that sends events.
 *
 * @throws Error when no page yields a record, or when the list of synonyms is wrong.
 */
export const searchIndex: BuildPart = ({siteDir, baseUrl}) => async ({outDir, routesPaths, pages}) => {
  const built = routedPages(pages, baseUrl, routesPaths);
  const synonyms = path.join(siteDir, SYNONYMS);
  const {value, keep} = cacheEntry<Built>('search-index', [await readFile(synonyms, 'utf8').catch(() => ''), ...built.flatMap(({html, route, url}) => [route, url, html.replace(ASSETS, '')])]);
  const {index, records} = value ?? keep(await build(built, outDir, synonyms));
  const file = await writeIndex(outDir, index);
  await writeInsights(outDir);
  process.stdout.write(`Search index: ${records} records of ${built.length} pages, ${file}\n`);
};

async function build(pages: readonly RoutedPage[], outDir: string, synonyms: string): Promise<Built> {
  const [{extractRecords}, {buildIndex}, {readSynonyms}] = await Promise.all([import('../../packages/search-records'), import('../../packages/search-engine/store/buildIndex'), import('./readSynonyms')]);
  const records = pages.flatMap(({html, route, url}) => extractRecords(html, {route, url}));
  if (records.length === 0) throw new Error(`search: none of the ${pages.length} pages below ${outDir} holds text to search. Fix: check that pages have a main part and are not all marked noindex.`);
  return {index: JSON.stringify(buildIndex(records, {synonyms: await readSynonyms(synonyms)})), records: records.length};
}

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
